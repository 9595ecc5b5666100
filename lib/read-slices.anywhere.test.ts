import { expect, test } from 'vitest'
import { unattended } from '#kit/call.ts'
import { readSlices } from './read-slices.ts'

const mebibyte = 2 ** 20

test.each([
  [0, [0]],
  [1, [1]],
  [8 * mebibyte, [8 * mebibyte]],
  [8 * mebibyte + 1, [8 * mebibyte, 1]],
])('reads %d bytes in slices of %j, and reports progress', async (size, lengths) => {
  const bytes = new Uint8Array(size)
  for (let at = 0; at < size; at += 1000) bytes[at] = at / 1000
  const slices: Uint8Array<ArrayBuffer>[] = []
  const shares: number[] = []
  const call = { ...unattended, progress: (share: number) => void shares.push(share) }
  for await (const slice of readSlices(new Blob([bytes]), call)) slices.push(slice)
  expect(slices.map(({ length }) => length)).toEqual(lengths)
  const read = new Uint8Array(await new Blob(slices).arrayBuffer())
  expect(bytes.findIndex((byte, at) => byte !== read[at])).toBe(-1)
  expect(shares).toEqual(lengths.map((_, index) => (index === lengths.length - 1 ? 1 : (8 * mebibyte) / size)))
})

test('stops between two slices when cancelled', async () => {
  const controller = new AbortController()
  const slices = readSlices(new Blob([new Uint8Array(9 * mebibyte)]), { ...unattended, signal: controller.signal })
  expect(await slices.next()).toMatchObject({ done: false })
  controller.abort()
  await expect(slices.next()).rejects.toMatchObject({ name: 'AbortError' })
})

test('throws the same error for an unreadable file on all platforms', async () => {
  const gone = { arrayBuffer: () => Promise.reject(new Error('no such file')) }
  const blob = Object.assign(new Blob(['abc']), { slice: () => gone })
  await expect(readSlices(blob, unattended).next()).rejects.toMatchObject({ name: 'NotReadableError' })
})

test('returns every buffer to a reader that reuses it', async () => {
  const given: (ArrayBuffer | undefined)[] = []
  const slices = [new Uint8Array([1]), new Uint8Array([2])]
  const next = async (spare?: ArrayBuffer) => {
    given.push(spare)
    return slices[given.length - 1]
  }
  for await (const _ of readSlices(new Blob(['ab']), unattended, () => ({ next }))) {
  }
  expect(given).toEqual([undefined, slices[0]?.buffer, slices[1]?.buffer])
})
