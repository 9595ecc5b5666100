import type { RRegex } from 'rregex'
import { checkWasm } from './compile-engine.ts'

// The package exports no address of it.
const file = new URL('../../node_modules/rregex/lib/rregex.wasm', import.meta.url).href

/**
 * Loads Rust's engine. Its module fetches the file by itself as it is evaluated, and a module that failed once fails for
 * ever, so the file is seen to be there first.
 *
 * @throws RegexError `noWasm`; what else goes wrong is that the file cannot be had
 */
export async function loadRust(): Promise<typeof RRegex> {
  checkWasm()
  await WebAssembly.compileStreaming(fetch(file))
  return (await import('rregex')).RRegex
}

/** Does some work. What does not end is stopped from outside: whoever waits terminates the worker. */
export const withTimeLimit = <Result>(_milliseconds: number, work: () => Result): Result => work()
