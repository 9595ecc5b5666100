import type { OutputUnit, Schema } from '@cfworker/json-schema'
import type { Params } from '#kit/tool-error.ts'
import { truncate } from '#lib/text/truncate.ts'
import type { NoteCode } from '../notes/note-sentences.ts'
import type { NoteContent } from '../notes/notes.ts'
import type { ExactNumbers } from './exact-numbers.ts'
import { jsonTypeOf } from './json-type.ts'
import type { UniqueItemsRewrite } from './unique-items.ts'

/** An error of the library, with the context for its message. */
interface SchemaError {
  unit: OutputUnit
  /** The keyword of the error before, which tells what a `false` schema forbids. */
  wrapper: string | undefined
  /** The schema that the keyword stands in. */
  rule: Schema
  ofKey: boolean
  location: readonly (string | number)[]
  /** The whole document. */
  value: unknown
  rewrite: UniqueItemsRewrite | undefined
  /** The numbers that others stand for, in the schema too. */
  numbers: ExactNumbers | undefined
  /** The source text of the value at the location. */
  excerpt: string
}

/** Describes an error by the limit of the schema and the actual value. */
export function formatSchemaError(error: SchemaError): NoteContent {
  const { keyword } = error.unit
  if (keyword === 'false') return formatForbidden(error)
  // Where the keyword could not be located through references, its limit is unknown.
  const message = keyword in error.rule ? formatters[keyword]?.(error) : undefined
  return message ?? { code: 'keyword', params: { found: error.excerpt, keyword } }
}

function formatForbidden({ wrapper = '', ofKey, location, excerpt }: SchemaError): NoteContent {
  const last = location.at(-1)
  if (typeof last === 'number' && /items$/i.test(wrapper)) return content('forbiddenItem', { index: last })
  if (last !== undefined && (ofKey || /properties$/i.test(wrapper)))
    return content('forbiddenKey', { key: quoted(last) })
  return content('forbidden', { found: excerpt })
}

const content = (code: NoteCode, params: Params): NoteContent => ({ code, params })

const quoted = (value: unknown, longest?: number): string => truncate(JSON.stringify(value) ?? '', longest)

/** The value of the keyword as the schema writes it, its numbers to the last digit. */
const quotedLimit = (error: SchemaError): string => truncate(sourceOfLimit(error, limitOf(error)))

function sourceOfLimit({ numbers, unit }: SchemaError, limit: unknown): string {
  if (!numbers) return JSON.stringify(limit) ?? ''
  const text = JSON.stringify(limit, (key, value) => {
    const source = typeof value === 'number' ? numbers.sourceOf(value, key || unit.keyword) : undefined
    return source === undefined ? value : `${numberSign}${source}`
  })
  return text.replace(numberTexts, '$1')
}

/** Stands before numbers as texts: a noncharacter, which no text for interchange has. */
const numberSign = '\ufdd0'
const numberTexts = /"\ufdd0([-+.\deE]+)"/g

/** The value of the keyword. */
const limitOf = ({ unit, rule }: SchemaError): unknown => rule[unit.keyword]

/** The value at fault; of a key its text. */
function valueAt({ location, value, ofKey }: SchemaError): unknown {
  if (ofKey) return location.at(-1)
  return location.reduce((at: unknown, step) => Object(at)[step], value)
}

/** Compares a size with its limit. */
const sized =
  (code: NoteCode, size: (value: unknown) => number) =>
  (error: SchemaError): NoteContent =>
    content(code, { found: size(valueAt(error)), limit: quotedLimit(error) })

/** Compares a number with its limit, which draft 4 makes exclusive by a boolean beside it. */
const bounded = (code: NoteCode, exclusive: 'exclusiveMinimum' | 'exclusiveMaximum') => (error: SchemaError) =>
  content(error.rule[exclusive] === true ? exclusive : code, { found: error.excerpt, limit: quotedLimit(error) })

const charactersOf = (value: unknown): number => Array.from(String(value)).length
const itemsOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)
const keysOf = (value: unknown): number => Object.keys(Object(value)).length
const schemasIn = (error: SchemaError): number => itemsOf(limitOf(error))

/** The numbers and names that only the library's message has, in order. */
const partsOfMessage = ({ unit }: SchemaError, pattern: RegExp): string[] => pattern.exec(unit.error)?.slice(1) ?? []

const formatters: Record<string, (error: SchemaError) => NoteContent | undefined> = {
  type: (error) =>
    content('type', {
      value: error.excerpt,
      found: jsonTypeOf(valueAt(error)),
      expected: [limitOf(error)].flat().join(', '),
    }),
  const: (error) => content('const', { found: error.excerpt, expected: quotedLimit(error) }),
  enum: (error) => content('enum', { found: error.excerpt, expected: truncate(listed(error), 200) }),
  minimum: bounded('minimum', 'exclusiveMinimum'),
  maximum: bounded('maximum', 'exclusiveMaximum'),
  exclusiveMinimum: bounded('exclusiveMinimum', 'exclusiveMinimum'),
  exclusiveMaximum: bounded('exclusiveMaximum', 'exclusiveMaximum'),
  multipleOf: (error) => content('multipleOf', { found: error.excerpt, limit: quotedLimit(error) }),
  minLength: sized('minLength', charactersOf),
  maxLength: sized('maxLength', charactersOf),
  minItems: sized('minItems', itemsOf),
  maxItems: sized('maxItems', itemsOf),
  minProperties: sized('minProperties', keysOf),
  maxProperties: sized('maxProperties', keysOf),
  pattern: (error) => content('pattern', { found: error.excerpt, pattern: truncate(String(limitOf(error))) }),
  format: (error) => content('format', { found: error.excerpt, format: truncate(String(limitOf(error))) }),
  uniqueItems(error) {
    const [first, second] = partsOfMessage(error, /(?<!\d)(\d+) and (\d+)/).map(Number)
    return first === undefined || second === undefined ? undefined : content('uniqueItems', { first, second })
  },
  contains: (error) => content('contains', { found: itemsOf(valueAt(error)) }),
  minContains(error) {
    const [fitting] = partsOfMessage(error, /Only (\d+)/).map(Number)
    // Where there are fewer items than `minContains`, the library has not counted those that match.
    if (fitting === undefined) return sized('minItems', itemsOf)(error)
    return content('minContains', { found: fitting, limit: quotedLimit(error) })
  },
  maxContains(error) {
    const [fitting] = partsOfMessage(error, /(?<!\d)(\d+) items were/).map(Number)
    return fitting === undefined ? undefined : content('maxContains', { found: fitting, limit: quotedLimit(error) })
  },
  required(error) {
    const [key] = partsOfMessage(error, /^Instance does not have required property "(.*)"\.$/s)
    return key === undefined ? undefined : content('required', { key: quoted(key) })
  },
  dependentRequired: formatDependent,
  dependencies: formatDependent,
  anyOf: (error) => content('anyOf', { found: error.excerpt, count: schemasIn(error) }),
  oneOf(error) {
    const [matches] = partsOfMessage(error, /\((\d+) match/).map(Number)
    return matches === undefined
      ? undefined
      : content('oneOf', { found: error.excerpt, matches, count: schemasIn(error) })
  },
  not(error) {
    const [first, second] =
      (limitOf(error) === error.rewrite?.forbidden && error.rewrite?.pairs.get(valueAt(error))) || []
    if (first !== undefined && second !== undefined) return content('uniqueItems', { first, second })
    return content('not', { found: error.excerpt, schema: quotedLimit(error) })
  },
}

function formatDependent(error: SchemaError): NoteContent | undefined {
  const [message = ''] = partsOfMessage(error, /^Instance has "(.*)"\.$/s)
  const at = message.lastIndexOf(between)
  if (at === -1) return undefined
  const [key, needed] = [message.slice(0, at), message.slice(at + between.length)]
  return content('dependentRequired', { key: quoted(key), needed: quoted(needed) })
}

/** The library's own message. */
const between = '" but does not have "'

const listed = (error: SchemaError): string => {
  const values = limitOf(error)
  return Array.isArray(values) ? values.map((value) => sourceOfLimit(error, value)).join(', ') : quotedLimit(error)
}
