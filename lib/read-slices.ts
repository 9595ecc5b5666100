import type { Call } from '#kit/call.ts'

/** Reads a file from its start on. */
export interface SliceReader {
  /**
   * Gives the next slice, undefined after the last. It may fill `spare`, a buffer that nobody needs any more.
   *
   * @throws DOMException NotReadableError when the file cannot be read, or is not any more what it was
   */
  next(spare?: ArrayBuffer): Promise<Uint8Array<ArrayBuffer> | undefined>
}

/**
 * Reads a file slice by slice, an empty one as one empty slice. Reports the share that is done, and stops between slices
 * when cancelled. A slice is whoever's it was given to, unless `open` makes a reader that fills buffers again: then it
 * holds until the next one.
 *
 * @throws DOMException NotReadableError when the file cannot be read, or is not any more what it was
 */
export async function* readSlices(
  blob: Blob,
  { signal, progress }: Call,
  open: (blob: Blob) => SliceReader = sliceAfterSlice,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const slices = open(blob)
  let done = 0
  let slice: Uint8Array<ArrayBuffer> | undefined = (await slices.next()) ?? new Uint8Array()
  while (slice) {
    signal.throwIfAborted()
    done += slice.length
    yield slice
    progress(blob.size === 0 ? 1 : done / blob.size)
    slice = await slices.next(slice.buffer)
  }
}

/** In bytes. Slices of less than 4 MiB are slow to ask for, those of more than 16 MiB only take memory. */
const sliceSize = 8 * 2 ** 20

/** Reads a file by its slices, each in a buffer of its own, the next one while the last is worked on. */
export function sliceAfterSlice(blob: Blob): SliceReader {
  let at = 0
  let next = ask()

  function ask(): Promise<ArrayBuffer> | undefined {
    if (at >= blob.size) return undefined
    const reading = blob.slice(at, at + sliceSize).arrayBuffer()
    at += sliceSize
    // Whoever waits for the slice hears of it; after a cancel nobody does.
    reading.catch(() => {})
    return reading
  }
  return {
    async next() {
      const bytes = await next?.catch((error) => {
        throw unreadable(error)
      })
      next = ask()
      return bytes && new Uint8Array(bytes)
    },
  }
}

/** What a reader throws, however its platform says it. */
export const unreadable = (reason: unknown): DOMException => new DOMException(String(reason), 'NotReadableError')
