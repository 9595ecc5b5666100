import { holdLivenessLock } from './liveness.browser.ts'
import type { ParentPort } from './worker-port.ts'

/** Returns the port to the page or worker that started this worker, which can detect its end. */
export const parentPort = (): ParentPort => ({
  post: (message, transfer) => postMessage(message, { transfer }),
  listen: (onMessage) => addEventListener('message', ({ data }) => onMessage(data)),
  ready: holdLivenessLock((alive) => postMessage(alive)),
})
