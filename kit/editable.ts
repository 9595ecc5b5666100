import type { z } from 'zod'
import type { JsonSchema } from './json-schema.ts'
import type { Values } from './values.ts'

/** Where a value of the output goes that somebody has edited. */
export interface Edit<Field extends PropertyKey = string> {
  /** The field of the input that it is written into. */
  into: Field
  /** What tells how it is to be read, before its digits and behind their sign: `0b`. */
  prefix?: string
  /** What other fields hold then. */
  set?: Partial<Record<Field, string | number | boolean>>
}

/**
 * Says that a value of the output can be edited, and that the operation goes on from what is written there: values that
 * edit one another, such as a number in several bases. What it gives is read again as the same. Pages show a field; it stands in
 * the schema as `x-editable`.
 */
export const editable = <Field extends z.ZodType>(edit: Edit, field: Field): Field =>
  field.meta({ ...field.meta(), 'x-editable': edit })

export const editOf = (schema: JsonSchema): Edit | undefined => schema['x-editable'] as Edit | undefined

/** What the fields of the input hold once a text stands in such a value. */
export const inputOfEdit = ({ into, prefix = '', set }: Edit, text: string): Values => ({
  ...set,
  [into]: text.replace(/^(\s*[-−+]?)/, `$1${prefix}`),
})
