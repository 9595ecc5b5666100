import type { ValidationIssue } from './input-error.ts'
import { issueSentences } from './issue-sentences.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Localized } from './language.ts'

/**
 * Validates a value with the messages of the operation's own validation. It supports the keywords that occur in
 * descriptions of operations, which a test checks; the operation also refuses what a JSON Schema cannot express.
 */
export function issuesIn(schema: JsonSchema, value: unknown, field = ''): ValidationIssue[] {
  const message = messageFor(schema, value)
  if (message) return [{ field, message }]
  if (Array.isArray(value)) {
    const { items } = schema
    if (typeof items !== 'object' || Array.isArray(items)) return []
    return value.flatMap((item, index) => issuesIn(items, item, pathOf(field, index)))
  }
  return schema.type === 'object' && schema.format !== 'file' ? issuesInside(schema, value as object, field) : []
}

/** Whether a text is a hexadecimal CSS color: #rgb, #rgba, #rrggbb or #rrggbbaa. */
export const isHexColor = (text: string): boolean => /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)

export const fits = (schema: JsonSchema, value: unknown): boolean => issuesIn(schema, value).length === 0

function issuesInside(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  value: object,
  field: string,
): ValidationIssue[] {
  const present = new Map<string, unknown>(Object.entries(value).filter(([, each]) => each !== undefined))
  const propertyIssues = Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'object' && (present.has(name) || required.includes(name))
      ? issuesIn(schema, present.get(name), pathOf(field, name))
      : [],
  )
  const unknown = [...present].flatMap(([name, each]): ValidationIssue[] => {
    if (Object.hasOwn(properties, name)) return []
    if (typeof additionalProperties === 'object') return issuesIn(additionalProperties, each, pathOf(field, name))
    const path = pathOf(field, name)
    return additionalProperties === false ? [{ field: path, message: issueSentences.unknown(path) }] : []
  })
  return [...propertyIssues, ...unknown]
}

const pathOf = (field: string, name: string | number): string => (field === '' ? String(name) : `${field}.${name}`)

/** The issue of a value as a whole. */
function messageFor(schema: JsonSchema, value: unknown): Localized | undefined {
  if (schema.anyOf) return schema.anyOf.some((option) => fits(option, value)) ? undefined : unfit(value)
  if (schema.enum) return schema.enum.includes(value as never) ? undefined : issueSentences.choice(schema.enum)
  const kind = kindOf(schema)
  if (kind && !isOfKind[kind]?.(value)) return issueSentences.kind(kind === 'int' && !isNumber(value) ? 'number' : kind)
  if (typeof value === 'number') return outside(schema, value)
  if (typeof value === 'string') return unfitText(schema, value)
  return Array.isArray(value) ? outsideLength(schema.minItems, schema.maxItems, value) : undefined
}

const isNumber = (value: unknown): boolean => typeof value === 'number' && !Number.isNaN(value)

const kindOf = ({ type, format }: JsonSchema): string =>
  format === 'file' ? 'file' : type === 'integer' ? 'int' : String(type ?? '')

const isOfKind: Record<string, (value: unknown) => boolean> = {
  file: (value) => value instanceof File,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  int: (value) => Number.isInteger(value),
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}

function outside({ minimum, maximum }: JsonSchema, value: number): Localized | undefined {
  if (minimum !== undefined && value < minimum) return issueSentences.atLeast(minimum)
  return maximum !== undefined && value > maximum ? issueSentences.atMost(maximum) : undefined
}

function unfitText({ minLength, maxLength, format, default: usual }: JsonSchema, text: string): Localized | undefined {
  // Where the default is no color, the empty text is valid.
  const isNone = text === '' && usual === ''
  if (format === 'color' && !isNone && !isHexColor(text)) return issueSentences.color()
  return outsideLength(minLength, maxLength, text)
}

function outsideLength(
  min = 0,
  max = Number.POSITIVE_INFINITY,
  value: string | readonly unknown[],
): Localized | undefined {
  if (value.length < min) return issueSentences.tooShort(originOf(value), min)
  return value.length > max ? issueSentences.tooLong(originOf(value), max) : undefined
}

/** As Zod names it. */
const originOf = (value: string | readonly unknown[]): string => (typeof value === 'string' ? 'string' : 'array')

const unfit = (value: unknown): Localized => (value === undefined ? issueSentences.missing() : issueSentences.unfit())
