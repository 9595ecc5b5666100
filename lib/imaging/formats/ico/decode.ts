import { CodecError } from '../../codec-error.ts'
import type { RasterImage } from '../../raster-image.ts'
import { decodeBitmap, strideOf } from '../bmp/bitmap.ts'
import type { BitmapHeader } from '../bmp/bitmap-header.ts'
import { readEmbedded } from '../embedded.ts'
import { largestEntry, readEntryHeader } from './entries.ts'

/** Decodes the largest image of an icon. */
export async function decode(bytes: Uint8Array): Promise<RasterImage> {
  const entry = largestEntry(bytes)
  return readEmbedded(entry)?.decode() ?? decodeMasked(entry, readEntryHeader(entry))
}

function decodeMasked(entry: Uint8Array, head: BitmapHeader): RasterImage {
  if (head.height === 0) throw new CodecError('this icon has no pixels')
  const image = decodeBitmap(entry, head, head.end)
  const hasAlpha = head.depth === 32 && image.data.some((value, index) => index % 4 === 3 && value < 255)
  if (hasAlpha) return image
  const { width, height } = head
  const start = head.end + strideOf(width, head.depth) * height
  const stride = strideOf(width, 1)
  // Some icons have no mask and are opaque.
  if (start + stride * height > entry.length) return image
  for (let y = 0; y < height; y++) {
    const row = start + (height - 1 - y) * stride
    for (let x = 0; x < width; x++) {
      if (((entry[row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) image.data[(y * width + x) * 4 + 3] = 0
    }
  }
  return image
}
