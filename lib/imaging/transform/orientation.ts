import type { RasterImage, Size } from '../raster-image.ts'

/**
 * An EXIF orientation (CIPA DC-008, tag 274): how pixels must be rotated or mirrored to be upright; 1 is upright
 * already.
 */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** Converts a number to an orientation; invalid ones are upright. */
export function orientationFrom(value: number): Orientation {
  return orientations.find((orientation) => orientation === value) ?? 1
}

const orientations = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** Whether an orientation swaps width and height. */
const swapsAxes = (orientation: Orientation): boolean => orientation > 4

/** Returns the size of an image once it is upright. */
export const uprightSize = ({ width, height, orientation }: Size & { orientation: Orientation }): Size =>
  swapsAxes(orientation) ? { width: height, height: width } : { width, height }

/** Rotates and mirrors an image to be upright. */
export function orient(image: RasterImage, orientation: Orientation): RasterImage {
  if (orientation === 1) return image
  const { width: w, height: h } = image
  const { width, height } = uprightSize({ width: w, height: h, orientation })
  const from = new Uint32Array(image.data.buffer, image.data.byteOffset, w * h)
  const to = new Uint32Array(w * h)
  const [start, right, down] = traversals[orientation](w, h)
  for (let y = 0, target = 0; y < height; y++) {
    let source = start + y * down
    for (let x = 0; x < width; x++, source += right) to[target++] = from[source] ?? 0
  }
  return { width, height, data: new Uint8ClampedArray(to.buffer) }
}

/** Returns the stored index of the upright image's top left pixel, and the index steps to the right and down. */
type Traversal = (w: number, h: number) => [start: number, right: number, down: number]

const traversals: Record<Orientation, Traversal> = {
  1: (w) => [0, 1, w],
  2: (w) => [w - 1, -1, w],
  3: (w, h) => [w * h - 1, -1, -w],
  4: (w, h) => [w * (h - 1), 1, -w],
  5: (w) => [0, w, 1],
  6: (w, h) => [w * (h - 1), -w, 1],
  7: (w, h) => [w * h - 1, -w, -1],
  8: (w) => [w - 1, w, -1],
}
