import { z } from 'zod'
import type { Call } from './call.ts'
import type { UndoSettings } from './undo-settings.ts'

// Zod would write code for its schemas where that is allowed. The pages' policy forbids it, and even asking is reported.
z.config({ jitless: true })

/** The fields of an input or an output, each with its schema. */
export type Fields = z.ZodRawShape

/** What a machine can ask of a tool: fields in, fields out, and the pure work between. */
export interface Operation<In extends Fields = Fields, Out extends Fields = Fields> {
  /** The id in the URL, the API's path, the CLI and MCP: `encode-file`. */
  name: string
  input: z.ZodObject<In, z.core.$strict>
  output: z.ZodObject<Out, z.core.$strict>
  /** The name of the operation beside it that takes this one's output back. */
  undoneBy?: string
  /** What the undoing operation must be told besides, as it follows from this input: how to read a plus sign, say. */
  undoneWith?: UndoSettings
  run(input: SchemaOutput<In>, call: Call): SchemaInput<Out> | Promise<SchemaInput<Out>>
}

/** Fields as a caller writes them: what has a default may be left out. */
export type SchemaInput<Of extends Fields> = z.input<z.ZodObject<Of, z.core.$strict>>

/** Fields as the schema hands them on: defaults filled in. */
export type SchemaOutput<Of extends Fields> = z.output<z.ZodObject<Of, z.core.$strict>>

interface Definition<In extends Fields, Out extends Fields> extends Pick<Operation<In, Out>, 'undoneBy' | 'run'> {
  undoneWith?: UndoSettings<keyof In & string>
  input: In
  output: Out
}

/** Makes an operation of its fields. Both sides are strict: a misspelt field is refused, never ignored. */
export function defineOperation<In extends Fields, Out extends Fields>(
  name: string,
  { input, output, ...rest }: Definition<In, Out>,
): Operation<In, Out> {
  return { name, input: z.strictObject(input), output: z.strictObject(output), ...rest }
}
