// How an output becomes an input again: undone by the operation beside it, or edited by hand.
import type { z } from 'zod'
import { defaultsOf, type JsonSchema } from './json-schema.ts'
import type { Values } from './values.ts'

/** For each field of the inverse operation, the source of its value in this operation's input. */
export type UndoSettings<Field extends PropertyKey = string> = Record<string, UndoSetting<Field>>

interface UndoSetting<Field extends PropertyKey> {
  /** The field whose value is copied. */
  from: Field
  /** If given, the value is whether the field equals this. */
  equals?: unknown
}

/** The settings of the inverse operation for a run's input; a missing field counts as its default. */
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

/** How an edited value of the output becomes an input. */
export interface Edit<Field extends PropertyKey = string> {
  /** The field of the input that it is written to. */
  into: Field
  /** A prefix of the digits, after a sign, that tells how to parse them: `0b`. */
  prefix?: string
  /** The values of other fields. */
  set?: Partial<Record<Field, string | number | boolean>>
}

/**
 * Declares that a value of the output is editable and that an edit becomes the input: for values that
 * update one another, such as a number in several bases. Its own value must parse to the same. Pages show a field; in
 * the schema it is `x-editable`.
 */
export const editable = <Field extends z.ZodType>(edit: Edit, field: Field): Field =>
  field.meta({ ...field.meta(), 'x-editable': edit })

export const editOf = (schema: JsonSchema): Edit | undefined => schema['x-editable'] as Edit | undefined

/** The values of the input's fields after a text was typed into an editable value. */
export const inputOfEdit = ({ into, prefix = '', set }: Edit, text: string): Values => ({
  ...set,
  [into]: text.replace(/^(\s*[-−+]?)/, `$1${prefix}`),
})
