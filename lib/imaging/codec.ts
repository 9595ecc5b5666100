import { ToolError } from '#kit/tool-error.ts'
import { type WasmName, wasmModule } from '#lib/wasm-bytes.ts'
import { CodecError } from './codec-error.ts'

/** A codec compiled by Emscripten, and what to say when it has no answer. */
export interface Codec<Module> {
  wasm: WasmName
  /** Loads the JavaScript around it, which exports a function that starts an instance. */
  load(): Promise<{ default(options: object): Promise<Module> }>
  silence: string
}

/**
 * Starts a codec and lets it work. Every run has an instance of its own: starting one takes a millisecond, and its
 * memory, which only ever grows, goes with it.
 *
 * @throws CodecError in the codec's own words when it breaks off or has no answer
 */
export async function runCodec<Module, Answer>(
  { wasm, load, silence }: Codec<Module>,
  work: (module: Module) => Answer | null,
): Promise<Answer> {
  const complaints: string[] = []
  const answer = await attempt(async () => {
    const [{ default: start }, module] = await Promise.all([load(), wasmModule(wasm)])
    return work(await start({ ...quiet, printErr: (line: string) => complaints.push(line), ...startedFrom(module) }))
  }, complaints)
  collectGarbage()
  if (!answer) throw new CodecError(complaints.at(-1) ?? silence)
  return answer
}

/**
 * Gives back the memory of codecs that have done their work, where the program that runs allows it (Node with
 * `--expose-gc`). Left to itself, V8 keeps it while the next codec takes as much again.
 */
export function collectGarbage(): void {
  ;(globalThis as { gc?: () => void }).gc?.()
}

// Where there is none, each codec defines one that holds on to its first instance, and so to that one's memory, for good.
globalThis.ImageData ??= class {
  data: unknown
  width: unknown
  height: unknown
  constructor(...[data, width, height]: unknown[]) {
    Object.assign(this, { data, width, height })
  }
} as unknown as typeof ImageData

/**
 * Lets a codec work, whatever it throws.
 *
 * @throws CodecError with the last of its complaints, or with the message of what was thrown; a ToolError as it is
 */
export async function attempt<Answer>(work: () => Promise<Answer>, complaints: string[] = []): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    // That the codec never arrived says nothing of the image.
    if (error instanceof ToolError) throw error
    throw new CodecError(complaints.at(-1) ?? (error instanceof Error ? error.message : String(error)))
  }
}

const quiet = { noInitialRun: true, print: () => {} }

/** Makes the JavaScript around a codec take a module that is compiled already, instead of fetching it by itself. */
export const startedFrom = (module: WebAssembly.Module) => ({
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
    const instance = new WebAssembly.Instance(module, imports)
    done(instance)
    return instance.exports
  },
})
