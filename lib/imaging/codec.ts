import { ToolError } from '#kit/tool-error.ts'
import { isMissingPackage } from '#lib/missing-package.ts'
import { type WasmName, wasmModule } from '#lib/wasm-bytes.ts'
import { CodecError } from './codec-error.ts'

/** A codec compiled by Emscripten, with the error message for when it returns nothing. */
export interface Codec<Module> {
  wasm: WasmName
  /** Loads its JavaScript glue code, which exports a function that creates an instance. */
  load(): Promise<{ default(options: object): Promise<Module> }>
  emptyResultMessage: string
}

/**
 * Runs a codec. Every run has its own instance: starting one takes a millisecond, and its memory, which only grows, is
 * freed with it.
 *
 * @throws CodecError with the codec's own message when it fails or returns nothing
 */
export async function runCodec<Module, Answer>(
  { wasm, load, emptyResultMessage }: Codec<Module>,
  work: (module: Module) => Answer | null,
): Promise<Answer> {
  const stderrLines: string[] = []
  const answer = await attempt(async () => {
    const [{ default: start }, module] = await Promise.all([load(), wasmModule(wasm)])
    return work(
      await start({ ...quiet, printErr: (line: string) => stderrLines.push(line), ...compiledModuleOptions(module) }),
    )
  }, stderrLines)
  collectGarbage()
  if (!answer) throw new CodecError(stderrLines.at(-1) ?? emptyResultMessage)
  return answer
}

/**
 * Frees the memory of finished codecs if the runtime allows it (Node with `--expose-gc`). Otherwise V8 may keep it
 * while the next codec allocates as much again.
 */
export function collectGarbage(): void {
  const { gc } = globalThis as { gc?: () => void }
  // The first finds that an instance is unused, and only the second frees its memory.
  gc?.()
  gc?.()
}

// Without a global ImageData, each codec would define one that keeps its first instance, and so its memory, alive
// forever.
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
 * @throws CodecError with its last line on stderr, or with the message thrown; a ToolError and a missing package are rethrown
 */
export async function attempt<Answer>(work: () => Promise<Answer>, stderrLines: string[] = []): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    // A failed download or a missing package is not the image's fault.
    if (error instanceof ToolError || isMissingPackage(error)) throw error
    throw new CodecError(stderrLines.at(-1) ?? (error instanceof Error ? error.message : String(error)))
  }
}

const quiet = { noInitialRun: true, print: () => {} }

/** Returns options that make a codec's glue code use an already compiled module instead of fetching one. */
export const compiledModuleOptions = (module: WebAssembly.Module) => ({
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
    const instance = new WebAssembly.Instance(module, imports)
    done(instance)
    return instance.exports
  },
})
