import { defaultsOf, type JsonSchema } from './json-schema.ts'

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
