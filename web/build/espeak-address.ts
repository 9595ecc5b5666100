import type { Plugin } from 'vite'

/**
 * Lets the speech engine ask for a file that is not there: the site gives it the bytes of its WebAssembly, so that it
 * never does, but the build would look for the file and say that it has not found it.
 */
export const espeakAddress = (): Plugin => ({
  name: 'espeak-address',
  enforce: 'pre',
  transform: {
    filter: { id: /espeak-ng\.js$/ },
    handler: (code) => code.replaceAll('new URL("espeak-ng.wasm"', 'new URL(/* @vite-ignore */ "espeak-ng.wasm"'),
  },
})
