import { hasAtMostColors, quantize } from '../../color/quantize.ts'
import type { RasterImage } from '../../raster-image.ts'

/** Colors, each of four bytes as one number, with their numbers in a table; 0 leaves what is there. */
export type FrameColors = Map<number, number>

/**
 * Gives the pixels of a frame so many colors at most. Those that are 0 stay so and none becomes so: the place of one in
 * a table of 256 is theirs.
 */
export async function withFewColors(
  pixels: Uint32Array<ArrayBuffer>,
  colors: number,
): Promise<Uint32Array<ArrayBuffer>> {
  const seen = seenOf(pixels)
  const maxCount = Math.min(colors, seen.length < pixels.length ? 255 : 256)
  const row: RasterImage = { width: seen.length, height: 1, data: new Uint8ClampedArray(seen.buffer) }
  if (hasAtMostColors(maxCount, row)) return pixels
  const { data } = await quantize(row, maxCount)
  const reduced = new Uint32Array(data.buffer, data.byteOffset, seen.length)
  let at = 0
  return pixels.map((pixel) => (pixel === 0 ? 0 : (reduced[at++] ?? 0) | 0xff000000))
}

/** Not by filter, which makes a list of numbers first: hundreds of megabytes. */
function seenOf(pixels: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  let count = 0
  for (const pixel of pixels) if (pixel !== 0) count++
  if (count === pixels.length) return pixels
  const seen = new Uint32Array(count)
  let at = 0
  for (const pixel of pixels) if (pixel !== 0) seen[at++] = pixel
  return seen
}
