import { viewOf } from '../bytes.ts'
import { CodecError } from '../codec-error.ts'
import { readHeader } from '../metadata/header.ts'
import type { RasterImage, Size } from '../raster-image.ts'
import { decode } from '../read/decode.ts'
import { decodeBitmap, strideOf } from './bitmap.ts'
import { type BitmapHead, readBitmapHead } from './bitmap-head.ts'
import type { Reader } from './reader.ts'

/** ICO and CUR: the largest of the images in it, a PNG or a bitmap with a mask of what is transparent. */
export const ico: Reader = {
  isOf(bytes) {
    if (bytes.length < 6) return false
    const [zero, type, count] = [0, 2, 4].map((at) => viewOf(bytes).getUint16(at, true))
    // Few other files begin so, but one could: the first entry keeps a byte free.
    return zero === 0 && (type === 1 || type === 2) && count !== 0 && (bytes[9] ?? 0) === 0
  },

  measure: (bytes) => ({ ...sizeOf(largestIn(bytes)), isAnimated: false }),

  async decode(bytes) {
    const entry = largestIn(bytes)
    const header = readHeader(entry)
    return header ? decode(entry, header) : decodeMasked(entry, halfOf(readBitmapHead(entry, 0)))
  },
}

function largestIn(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  const entries = Array.from({ length: view.getUint16(4, true) }, (_, index) => {
    const at = 6 + 16 * index
    // A side of 256 does not fit into a byte, and is written as 0.
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

function sizeOf(entry: Uint8Array): Size {
  const { width, height } = readHeader(entry) ?? halfOf(readBitmapHead(entry, 0))
  return { width, height }
}

/** The height that is told counts the image and its mask. */
const halfOf = (head: BitmapHead): BitmapHead => ({ ...head, height: head.height >> 1 })

function decodeMasked(entry: Uint8Array, head: BitmapHead): RasterImage {
  if (head.height === 0) throw new CodecError('this icon has no pixels')
  const image = decodeBitmap(entry, head, head.end)
  const isTold = head.depth === 32 && image.data.some((value, index) => index % 4 === 3 && value < 255)
  if (isTold) return image
  const { width, height } = head
  const start = head.end + strideOf(width, head.depth) * height
  const stride = strideOf(width, 1)
  // Some icons have no mask: they are opaque.
  if (start + stride * height > entry.length) return image
  for (let y = 0; y < height; y++) {
    const row = start + (height - 1 - y) * stride
    for (let x = 0; x < width; x++) {
      if (((entry[row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) image.data[(y * width + x) * 4 + 3] = 0
    }
  }
  return image
}
