/// <reference path="../imaging/wasm-url.d.ts" />
/// <reference path="./wasm-url.d.ts" />
import quickjs from '@jitl/quickjs-wasmfile-release-sync/wasm?url'
import type { RRegex } from 'rregex'
import oniguruma from 'vscode-oniguruma/release/onig.wasm?url'
import { RegexFault } from './regex-fault.ts'

const urls = {
  quickjs,
  oniguruma,
  // The package exports no address of it.
  rust: new URL('../../node_modules/rregex/lib/rregex.wasm', import.meta.url).href,
}

/**
 * Compiles an engine's WASM file.
 *
 * @throws RegexFault where the file does not arrive, or there is no WebAssembly
 */
export async function wasmModule(name: 'quickjs' | 'oniguruma' | 'rust'): Promise<WebAssembly.Module> {
  // Some devices have it switched off: the Lockdown Mode of iOS does.
  if (!('WebAssembly' in globalThis)) throw new RegexFault({ kind: 'noWasm' })
  try {
    return await WebAssembly.compileStreaming(fetch(urls[name]))
  } catch {
    throw new RegexFault({ kind: 'notFetched' })
  }
}

/**
 * Loads Rust's engine. Its module fetches the file as it is evaluated, and a module that failed once fails for ever, so
 * the file is seen to be there first.
 */
export async function loadRust(): Promise<typeof RRegex> {
  await wasmModule('rust')
  return (await import('rregex')).RRegex
}

/** Does some work. What does not end is stopped from outside: whoever waits terminates the worker. */
export const within = <Result>(_milliseconds: number, work: () => Result): Result => work()
