import type { Call } from '#kit/call.ts'

/** Reads a file from its start. */
export interface SliceReader {
  /**
   * Returns the next slice, undefined after the last. It may fill `spare`, a buffer for reuse.
   *
   * @throws DOMException NotReadableError when the file cannot be read, or has changed
   */
  next(spare?: ArrayBuffer): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Releases the file; called once, also before its end. */
  close?(): Promise<void>
}

/**
 * Reads a file slice by slice, an empty one as one empty slice. Reports the completed share, and stops between slices
 * when cancelled. The caller owns the slices, unless `open` makes a reader that reuses buffers: then a slice is valid
 * until the next one.
 *
 * @throws DOMException NotReadableError when the file cannot be read, or has changed
 */
export async function* readSlices(
  blob: Blob,
  { signal, progress }: Call,
  open: (blob: Blob) => SliceReader = (whole) => sliceAfterSlice(whole),
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const slices = open(blob)
  let done = 0
  try {
    let slice: Uint8Array<ArrayBuffer> | undefined = (await slices.next()) ?? new Uint8Array()
    while (slice) {
      signal.throwIfAborted()
      done += slice.length
      yield slice
      progress(blob.size === 0 ? 1 : done / blob.size)
      slice = await slices.next(slice.buffer)
    }
  } finally {
    await slices.close?.()
  }
}

/** In bytes. Slices of less than 4 MiB are slow to request, those of more than 16 MiB only take memory. */
const usualSize = 8 * 2 ** 20

/** Reads a file by slices in buffers of their own, reading ahead while the caller works. */
export function sliceAfterSlice(blob: Blob, sliceSize = usualSize): SliceReader {
  let at = 0
  let next = ask()

  function ask(): Promise<ArrayBuffer> | undefined {
    if (at >= blob.size) return undefined
    const reading = blob.slice(at, at + sliceSize).arrayBuffer()
    at += sliceSize
    // The rejection reaches the caller that awaits the slice; after a cancellation there is none.
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

/** Converts a platform's error to the one of readers. */
export const unreadable = (reason: unknown): DOMException => new DOMException(String(reason), 'NotReadableError')
