import type { RasterImage } from '../raster-image.ts'
import type { Frame } from './animation.ts'

/** A frame that differs from the previous one; one RGBA pixel per element, 0 where transparent. */
export interface DistinctFrame {
  pixels: Uint32Array<ArrayBuffer>
  delay: number
}

/**
 * Copies the frames of an animation, with transparent pixels set to 0. A frame equal to the previous one extends that
 * one's duration instead, up to `maxDelay`.
 */
export async function* distinctFrames(
  frames: AsyncIterable<Frame>,
  { minAlpha, maxDelay }: { minAlpha: number; maxDelay: number },
): AsyncGenerator<DistinctFrame> {
  let held: DistinctFrame | undefined
  for await (const { image, delay } of frames) {
    const pixels = thresholdAlpha(image, minAlpha)
    if (held && held.delay + delay <= maxDelay && isSame(held.pixels, pixels)) {
      held.delay += delay
      continue
    }
    if (held) yield held
    held = { pixels, delay: Math.min(delay, maxDelay) }
  }
  if (held) yield held
}

/** Sets pixels below `minAlpha` to 0. If `minAlpha` is above 1 (formats with 1-bit alpha), the others become opaque. */
function thresholdAlpha({ data }: RasterImage, minAlpha: number): Uint32Array<ArrayBuffer> {
  const pixels = new Uint32Array(data.slice().buffer)
  const hasBinaryAlpha = minAlpha > 1
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0
    if (pixel >>> 24 < minAlpha) pixels[at] = 0
    else if (hasBinaryAlpha) pixels[at] = pixel | 0xff000000
  }
  return pixels
}

function isSame(one: Uint32Array, other: Uint32Array): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}
