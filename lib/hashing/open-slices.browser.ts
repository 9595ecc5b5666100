import { type SliceReader, sliceAfterSlice, unreadable } from '../read-slices.ts'

/** In bytes: Chromium's read-ahead. */
const usualSize = 2 * 2 ** 20

/**
 * Reads a file as a stream into reused buffers, which is one and a half times as fast as by slices. A file no longer
 * than a slice is read at once.
 */
export function openSlices(blob: Blob, chosenSize?: number): SliceReader {
  const sliceSize = chosenSize ?? usualSize
  const reader = blob.size > sliceSize ? readerOf(blob) : undefined
  // Not all browsers have BYOB readers for files.
  if (!reader) return sliceAfterSlice(blob, chosenSize)
  let left = blob.size
  return {
    async next(spare = new ArrayBuffer(sliceSize)) {
      if (left === 0) return undefined
      reading.add(reader)
      try {
        const slice = await filled(reader, spare, Math.min(sliceSize, left))
        left -= slice.length
        return slice
      } catch (error) {
        throw unreadable(error)
      } finally {
        reading.delete(reader)
      }
    },
  }
}

/**
 * References to active readers: Chromium garbage-collects the read of an unreferenced one, and its promise never
 * settles.
 */
const reading = new Set<ReadableStreamBYOBReader>()

function readerOf(blob: Blob): ReadableStreamBYOBReader | undefined {
  try {
    return blob.stream().getReader({ mode: 'byob' })
  } catch {
    return undefined
  }
}

/**
 * Fills a buffer with bytes of a stream; `size` must not exceed what is left, since Chromium may wait for ever at the
 * end. Reading transfers the buffer, so another one is returned.
 */
async function filled(
  reader: ReadableStreamBYOBReader,
  buffer: ArrayBuffer,
  size: number,
): Promise<Uint8Array<ArrayBuffer>> {
  let held = buffer
  for (let length = 0; length < size; ) {
    const { value, done } = await reader.read(new Uint8Array(held, length, size - length), { min: size - length })
    if (!value || done) throw new Error('The file became shorter')
    held = value.buffer
    length += value.length
  }
  return new Uint8Array(held, 0, size)
}
