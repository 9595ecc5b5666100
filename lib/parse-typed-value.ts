import type { JsonSchema } from '#kit/json-schema.ts'

/**
 * Parses the texts given for a field, once or several times, to the value that its schema expects: `--lineLength 76`, a
 * part of a form. An invalid one is kept as text, for the schema to reject.
 */
export function parseTypedValue<Given>(texts: (string | Given)[], schema: JsonSchema): unknown {
  const items = itemSchemaOf(schema)
  if (!items) return texts.length === 1 ? readOne(texts[0], schema) : texts.map((one) => readOne(one, schema))
  const [only] = texts
  // A field that is a text or a list of texts is a list only if it is given several times.
  if (texts.length === 1 && typeof only === 'string' && branchesOf(schema).some(isFreeText)) return only
  const whole = texts.length === 1 && typeof only === 'string' && !takesText(items) ? parse(only) : undefined
  return Array.isArray(whole) ? whole : texts.map((one) => readOne(one, items))
}

const takesText = (schema: JsonSchema): boolean =>
  branchesOf(schema).some(({ type, format }) => type === 'string' && format !== 'file')

/** Returns the schema of a list's items; undefined if it is not a list. */
export const itemSchemaOf = (schema: JsonSchema): JsonSchema | undefined => {
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

/** Enums of numbers and words have no type. */
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
