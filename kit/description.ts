import { defaultsOf, type JsonSchema } from './json-schema.ts'
import type { Fields, Operation, Parsed, Written } from './operation.ts'

/**
 * What a caller knows of an operation without its code: the schemas of what goes in and out, and how to undo it. Pages
 * are drawn from descriptions that the build has made; the code stays in the worker.
 */
export interface Description {
  /** The name in the URL, the API's path, the CLI and MCP: `encode-file`. */
  name: string
  input: JsonSchema
  output: JsonSchema
  undoneBy?: string | undefined
  undoneWith?: UndoSettings | undefined
}

/** For each field of the undoing operation, where its value comes from in this operation's input. */
export type UndoSettings<Field extends PropertyKey = string> = Record<string, UndoSetting<Field>>

interface UndoSetting<Field extends PropertyKey> {
  /** The field whose value is taken over. */
  from: Field
  /** Where it is there, what is taken is whether the field equals it. */
  equals?: unknown
}

/** The descriptions of a tool, by the name of each operation's export; in the order that people read them. */
export type Descriptions = Record<string, Description>

/** Descriptions that remember, for the compiler alone, what the operations take and give. */
export type DescriptionsOf<Operations> = { [Name in keyof Operations]: Callable<Operations[Name]> }

/** A description with the type of its operation. */
export type Callable<Op = unknown> = Description & { readonly operation?: Op }

/** What an operation takes, as its caller writes it, of the operation or its description. */
export type InputOf<Op> =
  Op extends Operation<infer In, Fields>
    ? Written<In>
    : Op extends Callable<infer Described>
      ? InputOfOperation<Described>
      : never

/** What an operation gives, of the operation or its description. */
export type OutputOf<Op> =
  Op extends Operation<Fields, infer Out>
    ? Parsed<Out>
    : Op extends Callable<infer Described>
      ? OutputOfOperation<Described>
      : never

type InputOfOperation<Op> = Op extends Operation<infer In, Fields> ? Written<In> : Record<string, unknown>
type OutputOfOperation<Op> = Op extends Operation<Fields, infer Out> ? Parsed<Out> : Record<string, unknown>

/** What the operation that undoes this one must be told besides its input; a field that was not given has its default. */
export function settingsToUndo(
  { input, undoneWith = {} }: Pick<Description, 'input' | 'undoneWith'>,
  values: Record<string, unknown>,
): Record<string, unknown> {
  const defaults = defaultsOf(input)
  const settingOf = ({ from, ...rest }: UndoSetting<string>) => {
    const value = values[from] ?? defaults[from]
    return 'equals' in rest ? value === rest.equals : value
  }
  return Object.fromEntries(Object.entries(undoneWith).map(([field, setting]) => [field, settingOf(setting)]))
}
