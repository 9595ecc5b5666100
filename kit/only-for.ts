import type { z } from 'zod'
import { defaultsOf, type JsonSchema } from './json-schema.ts'
import type { Values } from './values.ts'

/** What other fields must hold, by their names: one of these each. */
type Conditions = Record<string, readonly (string | number | boolean)[]>

/**
 * Says that a field matters only while other fields hold certain values: the name of a UUID for versions 3 and 5. Pages show
 * it then; what it holds is taken in any case. It stands in the schema as `x-only-for`.
 */
export const onlyFor = <Field extends z.ZodType>(conditions: Conditions, field: Field): Field =>
  field.meta({ ...field.meta(), 'x-only-for': conditions })

/**
 * Says that most people never need a field: pages fold it under a line at the foot of the options, open where it is set.
 * It stands in the schema as `x-advanced`.
 */
export const advanced = <Field extends z.ZodType>(field: Field): Field =>
  field.meta({ ...field.meta(), 'x-advanced': true })

/** The fields of a schema that matter with what stands in them now. */
export function relevantFields<Entry extends [name: string, field: JsonSchema]>(
  fields: readonly Entry[],
  schema: JsonSchema,
  values: Values,
): Entry[] {
  const all: Values = { ...defaultsOf(schema), ...values }
  return fields.filter(([, field]) =>
    Object.entries((field['x-only-for'] ?? {}) as Conditions).every(([name, wanted]) =>
      wanted.some((value) => value === all[name]),
    ),
  )
}
