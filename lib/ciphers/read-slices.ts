import type { Call } from '#kit/operation.ts'

/**
 * Reads a file slice by slice, the next one while the last is worked on. Reports the share that is done, and stops
 * between slices when cancelled.
 *
 * @throws DOMException when the file cannot be read, or is not any more what it was
 */
export async function* readSlices(blob: Blob, { signal, progress }: Call): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let next = readSlice(blob, 0)
  for (let end = sliceSize; ; end += sliceSize) {
    signal.throwIfAborted()
    const bytes = new Uint8Array(await next)
    if (end < blob.size) next = readSlice(blob, end)
    yield bytes
    progress(Math.min(1, end / blob.size))
    if (end >= blob.size) return
  }
}

/** In bytes. Slices of less than 4 MiB are slow to ask for, those of more than 16 MiB only take memory. */
const sliceSize = 8 * 2 ** 20

function readSlice(blob: Blob, start: number): Promise<ArrayBuffer> {
  const reading = blob.slice(start, start + sliceSize).arrayBuffer()
  // Whoever waits for the slice hears of it; after a cancel nobody does.
  reading.catch(() => {})
  return reading
}
