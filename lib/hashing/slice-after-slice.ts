import type { SliceReader } from './platform-parts.ts'

/** Reads a file by its slices, of so many bytes, the next one while the last is worked on. */
export function sliceAfterSlice(blob: Blob, size: number): SliceReader {
  let at = 0
  let next = ask()

  function ask(): Promise<ArrayBuffer> | undefined {
    if (at >= blob.size) return undefined
    const reading = blob.slice(at, at + size).arrayBuffer()
    at += size
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
