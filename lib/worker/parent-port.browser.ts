import { showLife } from './life.browser.ts'
import type { ParentPort } from './worker-port.ts'

/** Who started this worker. It hears of the worker's end, whatever ends it. */
export const parentPort = (): ParentPort => ({
  post: (message, transfer) => postMessage(message, { transfer }),
  listen: (onMessage) => addEventListener('message', ({ data }) => onMessage(data)),
  ready: showLife((alive) => postMessage(alive)),
})
