import type { Transferable as NodeTransferable, Worker } from 'node:worker_threads'
import type { WorkerPort } from './worker-port.ts'

/** Wraps a worker thread of Node for a client. */
export function workerPort(worker: Worker): WorkerPort {
  return {
    post: (message, transfer) => worker.postMessage(message, transfer as NodeTransferable[]),
    listen: (onMessage, onBreak) =>
      void worker
        .on('message', onMessage)
        .on('error', (thrown) => onBreak(thrown instanceof Error ? thrown : new Error(String(thrown))))
        .on('messageerror', onBreak)
        .on('exit', () => onBreak(new Error('The worker ended'))),
    terminate: () => void worker.terminate(),
  }
}
