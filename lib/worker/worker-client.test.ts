import { Worker } from 'node:worker_threads'
import { test } from 'vitest'
import { expectBreak, testClients } from './fixtures/client-suite.ts'
import { workerPort } from './worker-port.node.ts'

const start = () => new Worker(new URL('./fixtures/test-worker.node.ts', import.meta.url))

testClients(() => workerPort(start()))

test.each<[string, (worker: Worker) => unknown]>([
  ['ends', (worker) => worker.terminate()],
  ['throws where nobody catches it', (worker) => worker.emit('error', new Error('boom'))],
  ['says what cannot be read', (worker) => worker.emit('messageerror', new Error('unreadable'))],
])('a thread that %s rejects all who wait', async (_, kill) => {
  const worker = start()
  await expectBreak(workerPort(worker), () => kill(worker))
})
