// How an output becomes an input again: undone by the operation beside it, or edited by hand.
import type { z } from 'zod'
import { defaultsOf, type JsonSchema } from './json-schema.ts'
import type { Values } from './values.ts'

/** For each field of the undoing operation, where its value comes from in this operation's input. */
export type UndoSettings<Field extends PropertyKey = string> = Record<string, UndoSetting<Field>>

interface UndoSetting<Field extends PropertyKey> {
  /** The field whose value is taken over. */
  from: Field
  /** Where it is there, what is taken is whether the field equals it. */
  equals?: unknown
}

/** What the operation that undoes this one must be told besides its input; a field that was not given has its default. */
export function settingsToUndo(
  { input, undoneWith = {} }: { input: JsonSchema; undoneWith?: UndoSettings | undefined },
  values: Record<string, unknown>,
): Record<string, unknown> {
  const defaults = defaultsOf(input)
  const settingOf = ({ from, ...rest }: UndoSetting<string>) => {
    const value = values[from] ?? defaults[from]
    return 'equals' in rest ? value === rest.equals : value
  }
  return Object.fromEntries(Object.entries(undoneWith).map(([field, setting]) => [field, settingOf(setting)]))
}

/** Where a value of the output goes that somebody has edited. */
export interface Edit<Field extends PropertyKey = string> {
  /** The field of the input that it is written into. */
  into: Field
  /** A prefix that tells how to read it, before its digits and after their sign: `0b`. */
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
