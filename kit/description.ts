import type { UndoSettings } from './back-to-input.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Fields, Operation, SchemaInput, SchemaOutput } from './operation.ts'

/**
 * An operation without its code: the schemas of input and output, and how to undo it. Pages
 * are rendered from descriptions made by the build; the code stays in the worker.
 */
export interface Description {
  /** Its public name in URLs, API paths, the CLI and MCP: `encode-file`. */
  name: string
  input: JsonSchema
  output: JsonSchema
  /** Whether its result differs from run to run: random, or the time. */
  varies?: boolean | undefined
  undoneBy?: string | undefined
  undoneWith?: UndoSettings | undefined
}

/** The descriptions of a tool's operations, by export name, in display order. */
export type Descriptions = Record<string, Description>

/** Descriptions with the types of their operations, for the compiler only. */
export type DescriptionsOf<Operations> = { [Name in keyof Operations]: Callable<Operations[Name]> }

/** A description with the type of its operation, for the compiler only. */
export type Callable<Op = unknown> = Description & { readonly operation?: Op }

/** The input of an operation (or its description), with optional defaults. */
export type InputOf<Op> =
  Op extends Operation<infer In, Fields>
    ? SchemaInput<In>
    : Op extends Callable<infer Described>
      ? InputOfOperation<Described>
      : never

/** The output of an operation (or its description). */
export type OutputOf<Op> =
  Op extends Operation<Fields, infer Out>
    ? SchemaOutput<Out>
    : Op extends Callable<infer Described>
      ? OutputOfOperation<Described>
      : never

/** The chunks of an operation (or its description). */
export type ChunkOf<Op> =
  Op extends Operation<Fields, Fields, infer Chunk>
    ? SchemaOutput<Chunk>
    : Op extends Callable<infer Described>
      ? ChunkOfOperation<Described>
      : never

type ChunkOfOperation<Op> = Op extends Operation<Fields, Fields, infer Chunk> ? SchemaOutput<Chunk> : unknown
type InputOfOperation<Op> = Op extends Operation<infer In, Fields> ? SchemaInput<In> : Record<string, unknown>
type OutputOfOperation<Op> = Op extends Operation<Fields, infer Out> ? SchemaOutput<Out> : Record<string, unknown>
