import { watchLife } from './life.browser.ts'
import type { WorkerPort } from './worker-port.ts'

/** Makes a browser's worker one that can be asked. */
export function workerPort(worker: Worker): WorkerPort {
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    listen(onMessage, onBreak) {
      watchLife(worker)
      worker.addEventListener('message', ({ data }) => onMessage(data))
      worker.addEventListener('error', (event) => onBreak(new Error(`The worker broke: ${placeOf(event)}`)))
      worker.addEventListener('messageerror', () => onBreak(new Error('An answer could not be read')))
    },
    terminate: () => worker.terminate(),
  }
}

/** Adds the position in the worker's files, since its stack is not passed on. */
const placeOf = ({ message, filename, lineno, colno }: ErrorEvent): string =>
  message ? `${message} (${filename}:${lineno}:${colno})` : 'it could not be loaded'
