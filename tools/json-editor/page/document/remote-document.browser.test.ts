import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RemoteDocument, RequestError } from './remote-document.browser.ts'

const started: Worker[] = []

beforeEach(() => {
  started.length = 0
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
        started.push(this)
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function remoteDocument() {
  const broke = vi.fn()
  return { broke, remote: new RemoteDocument({ progress: () => {}, broke }) }
}

const because = (why: string) => (error: unknown) => error instanceof RequestError && error.reason === why

test('a question that throws is rejected, and those after it are answered', async () => {
  const { remote, broke } = remoteDocument()
  await remote.ask('open', new Blob(['[1, 2]']))
  // First a value that cannot be cloned, then one that the document throws on.
  await expect(remote.ask('search', (() => {}) as never)).rejects.toSatisfy(because('broken'))
  await expect(remote.ask('search', null as never)).rejects.toSatisfy(because('unexpected'))
  await expect(remote.ask('rows', 0, 9)).resolves.toHaveLength(3)
  await expect(remote.ask('whereIs', 2 ** 40)).rejects.toSatisfy(because('gone'))
  await expect(remote.ask('edit', { edit: 'replace', token: 1, source: '[' }, true)).rejects.toSatisfy(
    because('noJson'),
  )
  await expect(remote.ask('sourceOf', 0)).resolves.toBe('[1, 2]')
  expect(broke).not.toHaveBeenCalled()
  remote.stop()
})

test.each<[string, (worker: Worker) => void]>([
  ['throws where nobody catches it', (worker) => worker.dispatchEvent(new ErrorEvent('error', { message: 'boom' }))],
  ['says what cannot be read', (worker) => worker.dispatchEvent(new MessageEvent('messageerror'))],
  ['is ended by the browser', (worker) => worker.terminate()],
])('when a worker %s, all that was asked is rejected once, and opening begins anew', async (_, end) => {
  const { remote, broke } = remoteDocument()
  const opened = await remote.ask('open', new Blob([JSON.stringify(Array.from({ length: 1000 }, (_, at) => at))]))
  expect(opened).toMatchObject({ rows: 1001 })
  const [first] = started
  const asked = [remote.ask('toggleAll', true), remote.ask('countRows'), remote.ask('sourceOf', 0)]
  end(first as Worker)
  for (const question of asked) await expect(question).rejects.toSatisfy(because('broken'))
  expect(broke).toHaveBeenCalledTimes(1)
  await expect(remote.ask('countRows')).rejects.toSatisfy(because('stopped'))
  expect(await remote.ask('restore', new Blob(['[true]']), 7, 0)).toMatchObject({ rows: 2, version: 7 })
  expect(await remote.ask('countRows')).toBe(2)
  expect(started).toHaveLength(2)
  remote.stop()
})

test('a worker that cannot be loaded rejects what was asked', async () => {
  const Real = Worker
  vi.stubGlobal(
    'Worker',
    class extends Real {
      constructor(_: URL, options: WorkerOptions) {
        super(new URL('/there-is-no-such-worker.js', location.href), options)
      }
    },
  )
  const { remote, broke } = remoteDocument()
  await expect(remote.ask('open', new Blob(['1']))).rejects.toSatisfy(because('broken'))
  expect(broke).toHaveBeenCalledTimes(1)
})

test('a browser that starts no worker rejects what was asked', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new Error('no worker')
      }
    },
  )
  await expect(remoteDocument().remote.ask('open', new Blob(['1']))).rejects.toSatisfy(because('broken'))
})

test('stopping rejects what was asked, and is no break', async () => {
  const { remote, broke } = remoteDocument()
  const opened = remote.ask('open', new Blob(['1']))
  remote.stop()
  await expect(opened).rejects.toSatisfy(because('stopped'))
  expect(broke).not.toHaveBeenCalled()
})
