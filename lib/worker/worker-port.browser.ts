import { watchLiveness } from './liveness.browser.ts'
import type { WorkerPort } from './worker-port.ts'

/** Wraps a browser's worker for a client. */
export function workerPort(worker: Worker): WorkerPort {
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    listen(onMessage, onBreak) {
      watchLiveness(worker)
      worker.addEventListener('message', ({ data }) => onMessage(data))
      worker.addEventListener('error', (event) => onBreak(new Error(`The worker broke: ${describeError(event)}`)))
      worker.addEventListener('messageerror', () => onBreak(new Error('An answer could not be read')))
    },
    terminate: () => worker.terminate(),
  }
}

/** Formats an error with its position in the worker's files, since its stack is not available. */
const describeError = ({ message, filename, lineno, colno }: ErrorEvent): string =>
  message ? `${message} (${filename}:${lineno}:${colno})` : 'it could not be loaded'
