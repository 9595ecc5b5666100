import { viewOf } from '../../bytes.ts'
import type { BitmapHead } from './bitmap-head.ts'

/**
 * Unpacks the runs of a bitmap (BI_RLE8, BI_RLE4) to one byte a pixel. What they jump over has the first color. Throws
 * RangeError where they end before the bitmap does.
 */
export function unpackRuns(bytes: Uint8Array, { width, height, compression }: BitmapHead): Uint8Array {
  const isNibbles = compression === 2
  const view = viewOf(bytes)
  const pixels = new Uint8Array(width * height)
  let [at, x, y] = [0, 0, 0]
  const put = (color: number) => {
    if (x < width) pixels[y * width + x++] = color
  }
  const pair = (byte: number, step: number) => (isNibbles ? (step & 1 ? byte & 15 : byte >> 4) : byte)
  while (y < height) {
    const count = view.getUint8(at)
    const value = view.getUint8(at + 1)
    at += 2
    if (count > 0) {
      for (let step = 0; step < count; step++) put(pair(value, step))
    } else if (value === 0) {
      x = 0
      y++
    } else if (value === 1) {
      return pixels
    } else if (value === 2) {
      x += view.getUint8(at)
      y += view.getUint8(at + 1)
      at += 2
    } else {
      for (let step = 0; step < value; step++) put(pair(view.getUint8(at + (isNibbles ? step >> 1 : step)), step))
      // Padded to a multiple of two bytes.
      at += 2 * Math.ceil(value / (isNibbles ? 4 : 2))
    }
  }
  return pixels
}
