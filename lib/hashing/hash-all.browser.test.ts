import { afterEach, expect, test, vi } from 'vitest'
import { unattended } from '#kit/call.ts'
import { hashAll } from './hash-all.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const blob = new Blob(Array.from({ length: 17 }, () => new Uint8Array(2 ** 20)))
/** The output of `head -c 17M /dev/zero | sha1sum` and `md5sum`. */
const expected = ['1c201bf889b836c18f6da71fa9bf6ab13fe8b423', 'e3d91b615096b8265b58c5d0efad4254']

const hashesOf = async () => (await hashAll(blob, ['SHA-1', 'MD5'], undefined, unattended)).map(({ hash }) => hash)

test('a long file is hashed where no worker can be started', async () => {
  const start = vi.fn(function fail() {
    throw new Error('no worker')
  })
  vi.stubGlobal('Worker', start)
  expect(await hashesOf()).toEqual(expected)
  expect(start).toHaveBeenCalled()
})

test('a long file is hashed where a worker breaks', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      private break?: (event: { message: string }) => void
      addEventListener(type: string, listener: (event: { message: string }) => void) {
        if (type === 'error') this.break = listener
      }
      postMessage() {
        this.break?.({ message: 'broken' })
      }
      terminate() {}
    },
  )
  expect(await hashesOf()).toEqual(expected)
})

test.each(['is ended by the browser', 'says what cannot be read'])(
  'a long file is hashed where a worker %s',
  async (how) => {
    const started: Worker[] = []
    vi.stubGlobal(
      'Worker',
      class extends Worker {
        constructor(url: URL, options: WorkerOptions) {
          super(url, options)
          started.push(this)
        }
        override postMessage(request: unknown, transfer: never): void {
          if (Object(request).method !== 'digest') super.postMessage(request, transfer)
          // It may have answered all requests, so that no message of it is awaited.
          else if (how === 'is ended by the browser') this.terminate()
          else this.dispatchEvent(new MessageEvent('messageerror'))
        }
      },
    )
    expect(await hashesOf()).toEqual(expected)
    expect(started.length).toBeGreaterThan(1)
  },
)

test('reads a file by slices without BYOB readers', async () => {
  const slice = vi.spyOn(Blob.prototype, 'slice')
  vi.spyOn(Blob.prototype, 'stream').mockReturnValue({
    getReader() {
      throw new TypeError('no byte stream')
    },
  } as never)
  expect(await hashesOf()).toEqual(expected)
  expect(slice.mock.calls.length).toBeGreaterThan(2)
})
