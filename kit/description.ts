import type { UndoSettings } from './back-to-input.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Fields, Operation, SchemaInput, SchemaOutput } from './operation.ts'

/**
 * What a caller knows of an operation without its code: the schemas of what goes in and out, and how to undo it. Pages
 * are drawn from descriptions that the build has made; the code stays in the worker.
 */
export interface Description {
  /** The name in the URL, the API's path, the CLI and MCP: `encode-file`. */
  name: string
  input: JsonSchema
  output: JsonSchema
  /** Whether its result is another one each time: drawn by chance, or the time. */
  varies?: boolean | undefined
  undoneBy?: string | undefined
  undoneWith?: UndoSettings | undefined
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
    ? SchemaInput<In>
    : Op extends Callable<infer Described>
      ? InputOfOperation<Described>
      : never

/** What an operation gives, of the operation or its description. */
export type OutputOf<Op> =
  Op extends Operation<Fields, infer Out>
    ? SchemaOutput<Out>
    : Op extends Callable<infer Described>
      ? OutputOfOperation<Described>
      : never

/** What an operation gives before its output, of the operation or its description. */
export type ChunkOf<Op> =
  Op extends Operation<Fields, Fields, infer Chunk>
    ? SchemaOutput<Chunk>
    : Op extends Callable<infer Described>
      ? ChunkOfOperation<Described>
      : never

type ChunkOfOperation<Op> = Op extends Operation<Fields, Fields, infer Chunk> ? SchemaOutput<Chunk> : unknown
type InputOfOperation<Op> = Op extends Operation<infer In, Fields> ? SchemaInput<In> : Record<string, unknown>
type OutputOfOperation<Op> = Op extends Operation<Fields, infer Out> ? SchemaOutput<Out> : Record<string, unknown>
