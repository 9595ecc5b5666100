import { DiskFile } from '../disk-file.node.ts'
import { type SliceReader, sliceAfterSlice, unreadable } from '../read-slices.ts'

/** In bytes. Smaller slices take a third more time, larger ones only more memory. */
const usualSize = 4 * 2 ** 20

/** Reads a file slice by slice into a few reused buffers, reading ahead while the caller works. */
export function openSlices(blob: Blob, chosenSize?: number): SliceReader {
  if (!(blob instanceof DiskFile)) return sliceAfterSlice(blob, chosenSize)
  const sliceSize = chosenSize ?? usualSize
  let at = 0
  const opening = blob.open()
  // Its rejection reaches the caller with the first slice; an empty file has none.
  opening.catch(() => {})
  let ahead = read(new ArrayBuffer(sliceSize))

  function read(buffer: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> | undefined {
    const slice = new Uint8Array(buffer, 0, Math.min(sliceSize, blob.size - at))
    if (slice.length === 0) return undefined
    const position = at
    const reading = opening.then((file) => (blob as DiskFile).readInto(slice, position, file))
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
    async close() {
      // What was read ahead still needs the file.
      await ahead?.catch(() => {})
      await opening.then((file) => file.close()).catch(() => {})
    },
  }
}
