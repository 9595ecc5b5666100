import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { WorkerClient } from '../worker/worker-client.ts'
import { workerPort } from '../worker/worker-port.node.ts'
import type { HashMethods, HashWorker } from './hash-worker.ts'

export const maxHashWorkers = (): number => Math.min(7, availableParallelism())

/** In bytes. A server's files are shorter: it hashes many files at once, but each in one thread. */
export const minParallelSize = 48 * 2 ** 20

/** Starts a thread; it ends when it is released. */
export function startHashWorker(): HashWorker {
  const worker = new Worker(new URL('./hash-worker.node.ts', import.meta.url))
  const client = new WorkerClient<HashMethods>(workerPort(worker))
  const stop = (reason: unknown) => client.end(reason)
  return {
    ask: (method, given) => client.ask(method, given),
    release: () => stop(new Error('The hashes are done')),
    stop,
  }
}
