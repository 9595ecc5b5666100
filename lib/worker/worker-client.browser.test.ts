import { test } from 'vitest'
import { expectBreak, testClients } from './fixtures/client-suite.ts'
import { workerPort } from './worker-port.browser.ts'

const start = () => new Worker(new URL('./fixtures/test-worker.browser.ts', import.meta.url), { type: 'module' })

testClients(() => workerPort(start()))

test.each<[string, (worker: Worker) => unknown]>([
  ['is terminated by the browser', (worker) => worker.terminate()],
  ['has an uncaught error', (worker) => worker.dispatchEvent(new ErrorEvent('error', { message: 'boom' }))],
  ['sends an unreadable message', (worker) => worker.dispatchEvent(new MessageEvent('messageerror'))],
])('a worker that %s rejects all pending requests', async (_, kill) => {
  const worker = start()
  await expectBreak(workerPort(worker), () => kill(worker))
})

test('a worker that cannot be loaded rejects all requests', async () => {
  const worker = new Worker(new URL('/there-is-no-such-worker.js', location.href), { type: 'module' })
  await expectBreak(workerPort(worker), () => {})
})
