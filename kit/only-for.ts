import type { z } from 'zod'
import { defaultsOf, type JsonSchema } from './json-schema.ts'
import type { Values } from './values.ts'

/** The values that other fields must have, by name: one of the listed each. */
type Conditions = Record<string, readonly (string | number | boolean)[]>

/**
 * Declares that a field only applies while other fields have certain values: the name of a UUID for versions 3 and 5.
 * Pages show it only then; its value is accepted in any case. In the schema it is `x-only-for`.
 */
export const onlyFor = <Field extends z.ZodType>(conditions: Conditions, field: Field): Field =>
  field.meta({ ...field.meta(), 'x-only-for': conditions })

/**
 * Declares an advanced field: pages put it in a disclosure below the options, which is open if it is set.
 * In the schema it is `x-advanced`.
 */
export const advanced = <Field extends z.ZodType>(field: Field): Field =>
  field.meta({ ...field.meta(), 'x-advanced': true })

/** The fields of a schema that apply to the current values. */
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
