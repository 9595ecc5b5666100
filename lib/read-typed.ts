import type { JsonSchema } from '#kit/json-schema.ts'

/**
 * Reads what was typed for a field, once or several times, as the value that its schema asks for: `--lineLength 76`, a
 * part of a form. What cannot be read stays text, for the schema to refuse.
 */
export function readTyped<Given>(given: (string | Given)[], schema: JsonSchema): unknown {
  const items = itemsOf(schema)
  if (!items) return given.length === 1 ? readOne(given[0], schema) : given.map((one) => readOne(one, schema))
  const [only] = given
  const whole = given.length === 1 && typeof only === 'string' && !takesText(items) ? parse(only) : undefined
  return Array.isArray(whole) ? whole : given.map((one) => readOne(one, items))
}

/** Tells whether a field takes text as it is. */
export const takesText = (schema: JsonSchema): boolean =>
  branchesOf(schema).some(({ type, format }) => type === 'string' && format !== 'file')

/** Describes the items of a list; undefined for what is no list. */
export const itemsOf = (schema: JsonSchema): JsonSchema | undefined => {
  const { items } = branchesOf(schema).find(({ type }) => type === 'array') ?? {}
  return typeof items === 'object' && !Array.isArray(items) ? items : undefined
}

function readOne(given: unknown, schema: JsonSchema): unknown {
  if (typeof given !== 'string') return given
  const branches = branchesOf(schema)
  const isNamed = branches.some(
    ({ const: constant, enum: choices = [] }) => constant === given || choices.includes(given),
  )
  if (isNamed || branches.some(isFreeText)) return given
  const value = parse(given)
  return branches.some(({ type }) => type === typeOf(value) || (type === 'integer' && typeof value === 'number'))
    ? value
    : given
}

const isFreeText = ({ type, const: constant, enum: choices }: JsonSchema): boolean =>
  type === 'string' && constant === undefined && choices === undefined

/** A union's members, or the schema itself. */
export const branchesOf = (schema: JsonSchema): JsonSchema[] =>
  schema.anyOf ? schema.anyOf.filter((branch) => typeof branch === 'object').flatMap(branchesOf) : [schema]

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
