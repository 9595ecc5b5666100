import { viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import { type BitmapHeader, readBitmapHeader } from '../bmp/bitmap-header.ts'

/** Returns the bytes of the largest image of an icon. */
export function largestEntry(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  const entries = Array.from({ length: view.getUint16(4, true) }, (_, index) => {
    const at = 6 + 16 * index
    // 256 does not fit in a byte, and is stored as 0.
    const [width, height] = [at, at + 1].map((place) => view.getUint8(place) || 256)
    return { area: (width ?? 0) * (height ?? 0), depth: view.getUint16(at + 6, true), at }
  })
  const [largest] = entries.sort((a, b) => b.area - a.area || b.depth - a.depth)
  if (!largest) throw new CodecError('this icon has no image')
  const start = view.getUint32(largest.at + 12, true)
  const end = start + view.getUint32(largest.at + 8, true)
  if (end > bytes.length) throw new RangeError('This icon ends too early')
  return new Uint8Array(bytes.subarray(start, end))
}

/** Reads the header of a bitmap in an icon, whose height counts both the image and its mask. */
export function readEntryHeader(entry: Uint8Array): BitmapHeader {
  const head = readBitmapHeader(entry, 0)
  return { ...head, height: head.height >> 1 }
}
