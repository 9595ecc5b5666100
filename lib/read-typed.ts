import type { JsonSchema } from '#kit/json-schema.ts'

/**
 * Reads what was typed for a field, once or several times, as the value that its schema asks for: `--lineLength 76`, a
 * part of a form. What cannot be read stays text, for the schema to refuse.
 */
export function readTyped<Given>(texts: (string | Given)[], schema: JsonSchema): unknown {
  const items = itemsOf(schema)
  if (!items) return texts.length === 1 ? readOne(texts[0], schema) : texts.map((one) => readOne(one, schema))
  const [only] = texts
  // What may be a text or a list of them is a list where it is given again.
  if (texts.length === 1 && typeof only === 'string' && branchesOf(schema).some(isFreeText)) return only
  const whole = texts.length === 1 && typeof only === 'string' && !takesText(items) ? parse(only) : undefined
  return Array.isArray(whole) ? whole : texts.map((one) => readOne(one, items))
}

const takesText = (schema: JsonSchema): boolean =>
  branchesOf(schema).some(({ type, format }) => type === 'string' && format !== 'file')

/** Describes the items of a list; undefined for what is no list. */
export const itemsOf = (schema: JsonSchema): JsonSchema | undefined => {
  const { items } = branchesOf(schema).find(({ type }) => type === 'array') ?? {}
  return typeof items === 'object' && !Array.isArray(items) ? items : undefined
}

/** Lists a union's members, or the schema itself. */
export const branchesOf = (schema: JsonSchema): JsonSchema[] =>
  schema.anyOf ? schema.anyOf.filter((branch) => typeof branch === 'object').flatMap(branchesOf) : [schema]

function readOne(text: unknown, schema: JsonSchema): unknown {
  if (typeof text !== 'string') return text
  const branches = branchesOf(schema)
  if (branches.some((branch) => isNamed(text, branch) || isFreeText(branch))) return text
  const value = parse(text)
  const isAskedFor = (branch: JsonSchema) =>
    isNamed(value, branch) || [branch.type].flat().some((name) => isOf(name, value))
  return branches.some(isAskedFor) ? value : text
}

/** Choices have no type where some are numbers and some are words. */
const isNamed = (value: unknown, { const: constant, enum: choices = [] }: JsonSchema): boolean =>
  value !== undefined && (constant === value || choices.some((choice) => choice === value))

const isFreeText = ({ type, const: constant, enum: choices }: JsonSchema): boolean =>
  type === 'string' && constant === undefined && choices === undefined

const isOf = (type: unknown, value: unknown): boolean => {
  if (value === null) return type === 'null'
  if (Array.isArray(value)) return type === 'array'
  return type === typeof value || (type === 'integer' && typeof value === 'number')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
