import { wasmModule } from '#lib/wasm-bytes.ts'
import { RegexError } from './regex-error.ts'

/**
 * Compiles the WASM file of an engine, once.
 *
 * @throws RegexError `noWasm`; what else goes wrong is that the file cannot be had
 */
export async function compileEngine(name: 'quickjs' | 'oniguruma'): Promise<WebAssembly.Module> {
  checkWasm()
  return wasmModule(name)
}

/**
 * Sees whether this device runs WebAssembly at all. Some have it switched off: the Lockdown Mode of iOS does.
 *
 * @throws RegexError `noWasm`
 */
export function checkWasm(): void {
  if (!('WebAssembly' in globalThis)) throw new RegexError({ kind: 'noWasm' })
}
