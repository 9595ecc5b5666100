import type { Plugin } from 'vite'

/**
 * Makes Vite ignore a URL in the speech engine: the site passes the bytes of its WebAssembly, so that the engine
 * never loads it, but the build would warn that the file is missing.
 */
export const espeakAddress = (): Plugin => ({
  name: 'espeak-address',
  enforce: 'pre',
  transform: {
    filter: { id: /espeak-ng\.js$/ },
    handler: (code) => code.replaceAll('new URL("espeak-ng.wasm"', 'new URL(/* @vite-ignore */ "espeak-ng.wasm"'),
  },
})
