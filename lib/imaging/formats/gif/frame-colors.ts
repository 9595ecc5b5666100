import { hasAtMostColors, quantize } from '../../color/quantize.ts'
import type { RasterImage } from '../../raster-image.ts'

/** Maps RGBA colors, as numbers, to their index in a color table; color 0 keeps the canvas. */
export type FrameColors = Map<number, number>

/**
 * Reduces the pixels of a frame to at most so many colors. Pixels of 0 stay 0 and no others become 0; if there are any,
 * one entry of the 256 is reserved for them.
 */
export async function reduceColors(
  pixels: Uint32Array<ArrayBuffer>,
  colors: number,
): Promise<Uint32Array<ArrayBuffer>> {
  const seen = visiblePixels(pixels)
  const maxCount = Math.min(colors, seen.length < pixels.length ? 255 : 256)
  const row: RasterImage = { width: seen.length, height: 1, data: new Uint8ClampedArray(seen.buffer) }
  if (hasAtMostColors(maxCount, row)) return pixels
  const { data } = await quantize(row, maxCount)
  const reduced = new Uint32Array(data.buffer, data.byteOffset, seen.length)
  let at = 0
  return pixels.map((pixel) => (pixel === 0 ? 0 : (reduced[at++] ?? 0) | 0xff000000))
}

/** Returns the pixels other than 0. Avoids `filter`, which creates an array of numbers first: hundreds of megabytes. */
function visiblePixels(pixels: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  let count = 0
  for (const pixel of pixels) if (pixel !== 0) count++
  if (count === pixels.length) return pixels
  const seen = new Uint32Array(count)
  let at = 0
  for (const pixel of pixels) if (pixel !== 0) seen[at++] = pixel
  return seen
}
