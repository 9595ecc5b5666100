import { type SliceReader, sliceAfterSlice, unreadable } from '../read-slices.ts'

/** In bytes. As much as Chromium reads ahead. */
const sliceSize = 2 * 2 ** 20

/**
 * Reads a file as a stream into buffers that are used again, half as long again as fast as slice by slice. What is no
 * longer than a slice is read at once.
 */
export function openSlices(blob: Blob): SliceReader {
  const reader = blob.size > sliceSize ? readerOf(blob) : undefined
  // Not every browser fills a buffer that it is given.
  if (!reader) return sliceAfterSlice(blob)
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

/** Of a reader that nothing else holds, Chromium sweeps away what it is reading, and whoever waits for it, waits for ever. */
const reading = new Set<ReadableStreamBYOBReader>()

function readerOf(blob: Blob): ReadableStreamBYOBReader | undefined {
  try {
    return blob.stream().getReader({ mode: 'byob' })
  } catch {
    return undefined
  }
}

/**
 * Fills a buffer with so many bytes of a stream, no more than it still has: Chromium may wait for ever for the end of one.
 * Reading moves the buffer, so it comes back as another.
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
