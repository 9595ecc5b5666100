import { ToolError } from '#kit/tool-error.ts'
import { type WasmName, wasmModule } from '#lib/wasm-bytes.ts'
import { CodecError } from './codec-error.ts'

/** A codec compiled by Emscripten, and the error message when it returns nothing. */
export interface Codec<Module> {
  wasm: WasmName
  /** Loads the JavaScript around it, which exports a function that starts an instance. */
  load(): Promise<{ default(options: object): Promise<Module> }>
  silence: string
}

/**
 * Runs a codec. Every run has its own instance: starting one takes a millisecond, and its memory, which only grows, is
 * freed with it.
 *
 * @throws CodecError with the codec's own message when it fails or returns nothing
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
 * Frees the memory of finished codecs, where the program that runs allows it (Node with `--expose-gc`). Left to itself,
 * V8 keeps it while the next codec takes as much again.
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
 * Runs a codec, and turns whatever it throws into a CodecError.
 *
 * @throws CodecError with its last line on stderr, or with the message thrown; a ToolError is rethrown
 */
export async function attempt<Answer>(work: () => Promise<Answer>, complaints: string[] = []): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    // A failed download is no fault of the image.
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
