import type { Plugin } from 'vite'

/**
 * Replaces the address of a WebAssembly file in the speech engine by its name: the package has no such file, as the
 * engine is compiled to JavaScript, but bundlers look for what an address names.
 */
export const espeakAddress = (): Plugin => ({
  name: 'espeak-address',
  enforce: 'pre',
  transform: {
    filter: { id: /espeak-ng\.js$/ },
    handler: (code) => code.replaceAll('new URL("espeak-ng.wasm",import.meta.url).href', '"espeak-ng.wasm"'),
  },
})
