import { Worker } from 'node:worker_threads'
import { test } from 'vitest'
import { expectBreak, testClients } from './fixtures/client-suite.ts'
import { workerPort } from './worker-port.node.ts'

const start = () => new Worker(new URL('./fixtures/test-worker.node.ts', import.meta.url))

testClients(() => workerPort(start()))

test.each<[string, (worker: Worker) => unknown]>([
  ['ends', (worker) => worker.terminate()],
  ['has an uncaught error', (worker) => worker.emit('error', new Error('boom'))],
  ['sends an unreadable message', (worker) => worker.emit('messageerror', new Error('unreadable'))],
])('a thread that %s rejects all pending requests', async (_, kill) => {
  const worker = start()
  await expectBreak(workerPort(worker), () => kill(worker))
})
