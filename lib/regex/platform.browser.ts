import type { RRegex } from 'rregex'
import { checkWasm } from './compile-engine.ts'

// The package does not export its address.
const file = new URL('../../node_modules/rregex/lib/rregex.wasm', import.meta.url).href

/**
 * Loads Rust's engine. Its module fetches the file when it is evaluated, and is not evaluated again after a failure, so
 * the file is checked first.
 *
 * @throws RegexError `noWasm`; any other error means that the file could not be loaded
 */
export async function loadRust(): Promise<typeof RRegex> {
  checkWasm()
  await WebAssembly.compileStreaming(fetch(file))
  return (await import('rregex')).RRegex
}

/** Does some work without a limit; the caller terminates the worker instead. */
export const withTimeLimit = <Result>(_milliseconds: number, work: () => Result): Result => work()
