import { z } from 'zod'
import type { UndoSettings } from './back-to-input.ts'
import type { Call } from './call.ts'

// Zod would write code for its schemas where that is allowed. The pages' policy forbids it, and even asking is reported.
z.config({ jitless: true })

/** The fields of an input or an output, each with its schema. */
export type Fields = z.ZodRawShape

/** What a machine can ask of a tool: fields in, fields out, and the pure work between. */
export interface Operation<In extends Fields = Fields, Out extends Fields = Fields, Chunk extends Fields = Fields> {
  /** The id in the URL, the API's path, the CLI and MCP: `encode-file`. */
  name: string
  input: z.ZodObject<In, z.core.$strict>
  output: z.ZodObject<Out, z.core.$strict>
  /** What its chunks are made of, where it gives any before its output. */
  chunk?: z.ZodObject<Chunk, z.core.$strict> | undefined
  /** The name of the operation beside it that takes this one's output back. */
  undoneBy?: string
  /** What the undoing operation must be told besides, as it follows from this input: how to read a plus sign, say. */
  undoneWith?: UndoSettings
  /**
   * Runs the operation. It may be a generator, which yields a chunk of its output whenever one is ready and returns the
   * whole: pages show the chunks, all other doors take the output alone. A chunk is given away with the bytes in it: in
   * a worker they are moved to the page, so what is needed any longer is copied first. Between two chunks a run can be
   * cancelled.
   */
  run(input: SchemaOutput<In>, call: Call): SchemaInput<Out> | Promise<SchemaInput<Out>> | Chunked<Chunk, Out>
}

type Chunked<Chunk extends Fields, Out extends Fields> = AsyncGenerator<WrittenChunk<Chunk>, SchemaInput<Out>, void>

/** An operation without chunks can yield nothing. */
type WrittenChunk<Chunk extends Fields> = [Chunk] extends [never] ? never : SchemaInput<Chunk>

/** Fields as a caller writes them: what has a default may be left out. */
export type SchemaInput<Of extends Fields> = z.input<z.ZodObject<Of, z.core.$strict>>

/** Fields as the schema hands them on: defaults filled in. */
export type SchemaOutput<Of extends Fields> = z.output<z.ZodObject<Of, z.core.$strict>>

interface Definition<In extends Fields, Out extends Fields, Chunk extends Fields>
  extends Pick<Operation<In, Out, NoInfer<Chunk>>, 'undoneBy' | 'run'> {
  undoneWith?: UndoSettings<keyof In & string>
  input: In
  output: Out
  chunk?: Chunk
}

/** Makes an operation of its fields. All of them are strict: a misspelt field is refused, never ignored. */
export function defineOperation<In extends Fields, Out extends Fields, Chunk extends Fields = never>(
  name: string,
  { input, output, chunk, ...rest }: Definition<In, Out, Chunk>,
): Operation<In, Out, Chunk> {
  const fields = { input: z.strictObject(input), output: z.strictObject(output) }
  return { name, ...fields, ...(chunk && { chunk: z.strictObject(chunk) }), ...rest }
}
