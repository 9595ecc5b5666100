import { expect, test } from 'vitest'
import { unattended } from '#kit/call.ts'
import { isLong } from '../fixtures/runs.ts'
import { type HashAlgorithm, hashAlgorithms } from './algorithms.ts'
import { hashAll } from './hash-all.ts'
import { hashSequentially } from './hash-blob.ts'
import { hashInParallel } from './hash-in-parallel.ts'

// Megabytes may take long on a busy machine.
const mebibyte = 2 ** 20

/** Bytes without two equal slices. */
function bytesOf(length: number): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(Math.ceil(length / 4))
  for (let index = 0; index < words.length; index++) words[index] = Math.imul(index, 2_654_435_761)
  return new Uint8Array(words.buffer, 0, length)
}

const subtleOf: [HashAlgorithm, string][] = (['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'] as const).map((name) => [
  name,
  name,
])

async function subtle(bytes: Uint8Array<ArrayBuffer>) {
  const hashes = subtleOf.map(async ([algorithm, name]) => {
    const digest = new Uint8Array(await crypto.subtle.digest(name, bytes))
    return [algorithm, Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')]
  })
  return Promise.all(hashes)
}

const shares: HashAlgorithm[][] = [
  ['SHA-384', 'SHA-1'],
  ['SHA-512', 'SHA-256'],
]

// Slices are 2 MiB in browsers, 8 MiB elsewhere.
const lengths = [2, 8].flatMap((slice) => [slice * mebibyte - 1, slice * mebibyte, slice * mebibyte + 1])

test.each([0, 1, ...lengths, (isLong ? 37 : 17) * mebibyte + 5])(
  'hashes %d bytes as another implementation does, in turn and spread over workers',
  async (length) => {
    const bytes = bytesOf(length)
    const expected = await subtle(bytes)
    const algorithms = subtleOf.map(([algorithm]) => algorithm)
    const inTurn = await hashSequentially(new Blob([bytes]), algorithms, undefined, unattended)
    expect(inTurn.map(({ algorithm, hash }) => [algorithm, hash])).toEqual(expected)
    const spread = await hashInParallel(new Blob([bytes]), shares, undefined, unattended)
    expect(new Map(spread.map(({ algorithm, hash }) => [algorithm, hash]))).toEqual(new Map(expected as []))
  },
)

test('a long file gives all requested hashes in order, with times and progress', async () => {
  const part = bytesOf(mebibyte)
  const blob = new Blob(Array.from({ length: isLong ? 50 : 11 }, () => part))
  const asked = [...hashAlgorithms].reverse()
  const progress: number[] = []
  const all = await hashAll(blob, asked, undefined, { ...unattended, progress: (share) => progress.push(share) })
  expect(all.map(({ algorithm }) => algorithm)).toEqual(asked)
  const inTurn = await hashSequentially(blob, asked, undefined, unattended)
  expect(all.map(({ hash }) => hash)).toEqual(inTurn.map(({ hash }) => hash))
  expect(all.every(({ milliseconds }) => milliseconds > 0)).toBe(true)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(progress.at(-1)).toBe(1)
})

test('workers compute HMACs too', async () => {
  const blob = new Blob([bytesOf(3 * mebibyte)])
  const key = new TextEncoder().encode('钥匙')
  const spread = await hashInParallel(blob, [['SHA-256'], ['BLAKE3']], key, unattended)
  const inTurn = await hashSequentially(blob, ['SHA-256', 'BLAKE3'], key, unattended)
  expect(spread.map(({ hash }) => hash)).toEqual(inTurn.map(({ hash }) => hash))
})

test.each([
  [
    'in turn',
    (blob: Blob, signal: AbortSignal) => hashSequentially(blob, ['MD5'], undefined, { ...unattended, signal }),
  ],
  ['spread', (blob: Blob, signal: AbortSignal) => hashInParallel(blob, shares, undefined, { ...unattended, signal })],
])('stops when it is cancelled, %s', async (_, run) => {
  const controller = new AbortController()
  const blob = new Blob([bytesOf(20 * mebibyte)])
  const running = run(blob, controller.signal)
  controller.abort()
  await expect(running).rejects.toMatchObject({ name: 'AbortError' })
})

/** A file that fails when its second half is read. */
function vanishing(): Blob {
  const blob = new Blob([bytesOf(20 * mebibyte)])
  const broken = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  return Object.assign(blob, {
    slice(start: number, end: number) {
      const part = Blob.prototype.slice.call(blob, start, end)
      return start < 10 * mebibyte ? part : Object.assign(part, { arrayBuffer: broken })
    },
    stream: () =>
      new ReadableStream({
        type: 'bytes',
        async pull(controller) {
          const { byobRequest } = controller as ReadableByteStreamController
          if (byobRequest) byobRequest.respond(byobRequest.view?.byteLength ?? 0)
          await broken()
        },
      }),
  })
}

test.each([
  ['in turn', (blob: Blob) => hashSequentially(blob, ['MD5'], undefined, unattended)],
  ['spread', (blob: Blob) => hashInParallel(blob, shares, undefined, unattended)],
])('reports an unreadable file, %s', async (_, run) => {
  await expect(run(vanishing())).rejects.toMatchObject({ name: 'NotReadableError' })
})
