import { wasmModule } from '#lib/wasm-bytes.ts'
import { RegexError } from './regex-error.ts'

/**
 * Compiles the WASM file of an engine, once.
 *
 * @throws RegexError `noWasm`; any other error means that the file could not be loaded
 */
export async function compileEngine(name: 'quickjs' | 'oniguruma'): Promise<WebAssembly.Module> {
  checkWasm()
  return wasmModule(name)
}

/**
 * Checks that WebAssembly is available; the Lockdown Mode of iOS disables it.
 *
 * @throws RegexError `noWasm`
 */
export function checkWasm(): void {
  if (!('WebAssembly' in globalThis)) throw new RegexError({ kind: 'noWasm' })
}
