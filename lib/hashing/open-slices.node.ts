import { DiskFile } from '../disk-file.node.ts'
import { type SliceReader, sliceAfterSlice, unreadable } from '../read-slices.ts'

/** In bytes. Smaller slices take a third more time, larger ones only more memory. */
const sliceSize = 4 * 2 ** 20

/** Reads a file slice by slice into a few reused buffers, reading ahead while the caller works. */
export function openSlices(blob: Blob): SliceReader {
  if (!(blob instanceof DiskFile)) return sliceAfterSlice(blob)
  let at = 0
  let ahead = read(new ArrayBuffer(sliceSize))

  function read(buffer: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> | undefined {
    const slice = new Uint8Array(buffer, 0, Math.min(sliceSize, blob.size - at))
    if (slice.length === 0) return undefined
    const reading = (blob as DiskFile).readInto(slice, at).then(() => slice)
    at += slice.length
    // The rejection reaches the caller that awaits the slice; after a cancellation there is none.
    reading.catch(() => {})
    return reading
  }
  return {
    async next(spare = new ArrayBuffer(sliceSize)) {
      const slice = await ahead?.catch((error) => {
        throw unreadable(error)
      })
      ahead = slice && read(spare)
      return slice
    },
  }
}
