import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { contain } from '#lib/imaging/transform/fit.ts'

/** The longest side of what is looked at, in pixels: more of them change no palette. */
const maxSide = 400
/** What is less opaque is seen through more than seen. */
const minAlpha = 128

/**
 * Takes colors out of an image, as 0xrrggbb: each pixel of a small one, of a large one the pixel at a place within each
 * of as many equal cells. The places look random, so that no pattern hides between them, but are always the same.
 */
export function samplePixels({ data, width, height }: RasterImage, includeTransparent: boolean): Uint32Array {
  const grid = contain({ width, height }, { width: maxSide, height: maxSide })
  const isWhole = grid.width === width && grid.height === height
  const found = new Uint32Array(grid.width * grid.height)
  let count = 0
  for (let index = 0; index < found.length; index++) {
    const shift = isWhole ? 0 : scatter(index)
    const x = Math.floor((((index % grid.width) + (shift & 0xffff) / 65_536) * width) / grid.width)
    const y = Math.floor(((Math.floor(index / grid.width) + (shift >>> 16) / 65_536) * height) / grid.height)
    const at = (y * width + x) * 4
    const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]]
    if (includeTransparent || alpha >= minAlpha) found[count++] = (red << 16) | (green << 8) | blue
  }
  return found.subarray(0, count)
}

/** Makes of a number 32 bits that look random: neighbors have nothing in common. */
function scatter(number: number): number {
  let bits = Math.imul(number ^ 0x9e3779b9, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
