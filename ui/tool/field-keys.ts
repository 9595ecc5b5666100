import { fits } from '#kit/check-schema.ts'
import type { Descriptions } from '#kit/description.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import type { Values } from '#kit/values.ts'

/**
 * The keys by which a tool's values are held. A field means the same in each operation, so that one key, its name, serves
 * all; but where fields of one name are of different kinds (a time and a time zone, both `from`), each kind has its own.
 */
export interface FieldKeys {
  /** The values by field name, as an operation sees them: without choices that it does not have. */
  seenBy: (operation: string, held: Values) => Values
  /** The values of an operation by key. */
  heldBy: (operation: string, values: Values) => Values
  /** The keys of the fields that are meant. */
  of: (isMeant: (field: JsonSchema) => boolean) => ReadonlySet<string>
  /** The stored or sent values, by key, that are valid for a field of some operation. */
  fitting: (held: unknown) => Values
}

export function fieldKeys(operations: Descriptions): FieldKeys {
  const fields = Object.entries(operations).flatMap(([operation, { input }]) =>
    fieldsOf(input).map(([name, schema]) => ({ operation, name, schema, key: name })),
  )
  for (const [at, field] of fields.entries()) {
    const before = fields.slice(0, at).filter(({ name }) => name === field.name)
    const alike = before.find(({ schema }) => areAlike(schema, field.schema))
    if (before.length > 0) field.key = alike?.key ?? `${field.name}@${field.operation}`
  }
  const inOperation = (operation: string) => fields.filter((field) => field.operation === operation)

  return {
    seenBy(operation, held) {
      const own = inOperation(operation)
      const seen = own.filter(({ key, schema }) => key in held && (schema.enum?.includes(held[key] as never) ?? true))
      const names = new Set(own.map(({ name }) => name))
      const others = Object.entries(held).filter(([key]) => !key.includes('@') && !names.has(key))
      return { ...Object.fromEntries(others), ...Object.fromEntries(seen.map(({ key, name }) => [name, held[key]])) }
    },
    heldBy(operation, values) {
      const keys = new Map(inOperation(operation).map(({ name, key }) => [name, key]))
      return Object.fromEntries(Object.entries(values).map(([name, value]) => [keys.get(name) ?? name, value]))
    },
    of: (isMeant) => new Set(fields.filter(({ schema }) => isMeant(schema)).map(({ key }) => key)),
    fitting(held) {
      if (typeof held !== 'object' || held === null) return {}
      const fitsSome = (key: string, value: unknown) =>
        fields.some((field) => field.key === key && fits(field.schema, value))
      return Object.fromEntries(Object.entries(held).filter(([key, value]) => fitsSome(key, value)))
    },
  }
}

/** Whether a value of one field can be one of the other: choices share some of them, and others are of one type and format. */
function areAlike(a: JsonSchema, b: JsonSchema): boolean {
  if (a.enum && b.enum) return a.enum.some((choice) => b.enum?.includes(choice as never))
  return !a.enum && !b.enum && kindOf(a) === kindOf(b)
}

const kindOf = ({ type, format }: JsonSchema): string => `${type} ${format && meanings.has(format) ? format : ''}`

/** The formats of texts that cannot be read as one another. */
const meanings = new Set(['date', 'time-zone'])

export const pick = (values: Values, isMeant: (key: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => isMeant(key)))
