import { emptyImage, type RasterImage, type Size } from '#lib/imaging/raster-image.ts'
import { type Orientation, orient } from '#lib/imaging/transform/orientation.ts'
import type { Rgba } from './rgba.ts'
import { rotatedBox, rotationBy } from './rotation.ts'

type Flip = 'none' | 'horizontal' | 'vertical'

/** Returns the size of a rotated image: its bounding box in whole pixels. */
export function rotatedSize(image: Size, degrees: number): Size {
  const { width, height } = rotatedBox(image, degrees)
  const side = (length: number) => Math.max(1, Math.ceil(length - 1e-9))
  return { width: side(width), height: side(height) }
}

/** Rotates an image clockwise, in degrees. Multiples of 90° copy the pixels without interpolation. */
export function rotateImage(image: RasterImage, degrees: number, background: Rgba): RasterImage {
  const quarterTurns = quarterTurnsIn(degrees)
  return quarterTurns === undefined
    ? rotateFreely(image, degrees, background)
    : orient(image, byQuarterTurns[quarterTurns] ?? 1)
}

/** Flips an image horizontally or vertically. */
export const flipImage = (image: RasterImage, flip: Flip): RasterImage => orient(image, flipped[flip])

const byQuarterTurns: Orientation[] = [1, 6, 3, 8]
const flipped: Record<Flip, Orientation> = { none: 1, horizontal: 2, vertical: 4 }

const quarterTurnsIn = (degrees: number): number | undefined =>
  degrees % 90 === 0 ? (((degrees / 90) % 4) + 4) % 4 : undefined

/** Maps each pixel of the result back to the source, and interpolates there bilinearly. */
function rotateFreely(image: RasterImage, degrees: number, background: Rgba): RasterImage {
  const { width, height } = rotatedSize(image, degrees)
  const { sine, cosine } = rotationBy(degrees)
  const result = emptyImage(width, height)
  const { data } = result
  const color = [0, 0, 0, 0]
  for (let y = 0, to = 0; y < height; y++) {
    const down = y + 0.5 - height / 2
    for (let x = 0; x < width; x++, to += 4) {
      const right = x + 0.5 - width / 2
      const fromX = cosine * right + sine * down + image.width / 2 - 0.5
      const fromY = cosine * down - sine * right + image.height / 2 - 0.5
      interpolate(image, fromX, fromY, background, color)
      for (let part = 0; part < 4; part++) data[to + part] = color[part] ?? 0
    }
  }
  return result
}

/**
 * Interpolates bilinearly over the background, which continues beyond the image; colors are weighted by their alpha.
 */
function interpolate(
  { width, height, data }: RasterImage,
  x: number,
  y: number,
  background: Rgba,
  color: number[],
): void {
  const left = Math.floor(x)
  const top = Math.floor(y)
  color.fill(0)
  if (left < -1 || top < -1 || left >= width || top >= height) {
    for (let part = 0; part < 4; part++) color[part] = background[part] ?? 0
    return
  }
  for (let corner = 0; corner < 4; corner++) {
    const column = left + (corner & 1)
    const row = top + (corner >> 1)
    const share = Math.abs(1 - (corner & 1) - (x - left)) * Math.abs(1 - (corner >> 1) - (y - top))
    if (share === 0) continue
    const isInside = column >= 0 && row >= 0 && column < width && row < height
    const at = (row * width + column) * 4
    const alpha = share * (isInside ? (data[at + 3] ?? 0) : background[3])
    const under = isInside ? share * (1 - (data[at + 3] ?? 0) / 255) * background[3] : 0
    for (let part = 0; part < 3; part++)
      color[part] =
        (color[part] ?? 0) +
        alpha * (isInside ? (data[at + part] ?? 0) : (background[part] ?? 0)) +
        under * (background[part] ?? 0)
    color[3] = (color[3] ?? 0) + alpha + under
  }
  const alpha = color[3] ?? 0
  for (let part = 0; part < 3; part++) color[part] = alpha > 0 ? (color[part] ?? 0) / alpha : 0
}
