import { showLife } from './life.browser.ts'
import type { ParentPort } from './worker-port.ts'

/** The port to the page or worker that started this worker, and which is told of its end. */
export const parentPort = (): ParentPort => ({
  post: (message, transfer) => postMessage(message, { transfer }),
  listen: (onMessage) => addEventListener('message', ({ data }) => onMessage(data)),
  ready: showLife((alive) => postMessage(alive)),
})
