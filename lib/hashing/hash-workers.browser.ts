import { WorkerClient } from '../worker/worker-client.ts'
import { workerPort } from '../worker/worker-port.browser.ts'
import type { HashMethods, HashWorker } from './hash-worker.ts'

/**
 * The number of workers for a file. One processor is left to the page, unless there are only two: the page has little
 * to do meanwhile, and two workers take half the time of one.
 */
export const maxHashWorkers = (): number =>
  Math.min(7, navigator.hardwareConcurrency, Math.max(2, navigator.hardwareConcurrency - 1))

/** In bytes. Shorter files are hashed faster than a worker starts. */
export const minParallelSize = 16 * 2 ** 20

const idle: HashWorker[] = []

/** Starts a worker, or reuses an idle one. They end with the worker that started them. */
export function startHashWorker(): HashWorker {
  return idle.pop() ?? newHashWorker()
}

function newHashWorker(): HashWorker {
  const worker = new Worker(new URL('./hash-worker.browser.ts', import.meta.url), { type: 'module' })
  // A worker that failed while idle must not be reused.
  const forget = () => idle.includes(own) && idle.splice(idle.indexOf(own), 1)
  const client = new WorkerClient<HashMethods>(workerPort(worker), forget)
  const own: HashWorker = {
    ask: (method, given) => client.ask(method, given),
    release: () => idle.push(own),
    stop: (reason) => client.end(reason),
  }
  return own
}
