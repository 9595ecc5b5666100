import { z } from 'zod'
import type { UndoSettings } from './back-to-input.ts'
import type { Call } from './call.ts'

// Zod would compile its schemas where `eval` is allowed. The pages' CSP forbids it, and even the check is reported.
z.config({ jitless: true })

/** The fields of an input or an output, each with its schema. */
export type Fields = z.ZodRawShape

/** An operation of a tool: the fields of its input and output, and a pure function between them. */
export interface Operation<In extends Fields = Fields, Out extends Fields = Fields, Chunk extends Fields = Fields> {
  /** Its public name in URLs, API paths, the CLI and MCP: `encode-file`. */
  name: string
  input: z.ZodObject<In, z.core.$strict>
  output: z.ZodObject<Out, z.core.$strict>
  /** The schema of its chunks, if it yields any before its output. */
  chunk?: z.ZodObject<Chunk, z.core.$strict> | undefined
  /** The name of the tool's inverse operation. */
  undoneBy?: string
  /** The settings of the inverse operation that follow from this input, such as how to read a plus sign. */
  undoneWith?: UndoSettings
  /**
   * Runs the operation. It may be a generator, which yields chunks of its output as they are ready and returns the
   * whole: pages show the chunks, all other doors use the output only. The bytes of a chunk are transferred: in
   * a worker they move to the page, so copy what is needed afterwards. Between two chunks a run can be
   * cancelled.
   */
  run(input: SchemaOutput<In>, call: Call): SchemaInput<Out> | Promise<SchemaInput<Out>> | Chunked<Chunk, Out>
}

type Chunked<Chunk extends Fields, Out extends Fields> = AsyncGenerator<WrittenChunk<Chunk>, SchemaInput<Out>, void>

/** An operation without chunks cannot yield. */
type WrittenChunk<Chunk extends Fields> = [Chunk] extends [never] ? never : SchemaInput<Chunk>

/** Fields as passed by a caller: those with a default are optional. */
export type SchemaInput<Of extends Fields> = z.input<z.ZodObject<Of, z.core.$strict>>

/** Parsed fields, with defaults filled in. */
export type SchemaOutput<Of extends Fields> = z.output<z.ZodObject<Of, z.core.$strict>>

interface Definition<In extends Fields, Out extends Fields, Chunk extends Fields>
  extends Pick<Operation<In, Out, NoInfer<Chunk>>, 'undoneBy' | 'run'> {
  undoneWith?: UndoSettings<keyof In & string>
  input: In
  output: Out
  chunk?: Chunk
}

/** Defines an operation. Its schemas are strict: a misspelt field is refused, never ignored. */
export function defineOperation<In extends Fields, Out extends Fields, Chunk extends Fields = never>(
  name: string,
  { input, output, chunk, ...rest }: Definition<In, Out, Chunk>,
): Operation<In, Out, Chunk> {
  const fields = { input: z.strictObject(input), output: z.strictObject(output) }
  return { name, ...fields, ...(chunk && { chunk: z.strictObject(chunk) }), ...rest }
}
