import type { RasterImage } from '#lib/imaging/raster-image.ts'
import type { Box } from '#lib/imaging/transform/fit.ts'

/** In levels of a channel: less than anybody sees, and than JPEG changes of a plain color. */
const maxDifference = 10

/** Finds what is left of a piece of an image without its plain margins. A piece of one color stays whole. */
export function trim(image: RasterImage, whole: Box): Box {
  const right = whole.left + whole.width
  const bottom = whole.top + whole.height
  const isRowPlain = (y: number, corner: number) => isPlain(image, corner, at(image, whole.left, y), 4, whole.width)
  const first = at(image, whole.left, whole.top)
  const last = at(image, right - 1, bottom - 1)
  let top = whole.top
  while (top < bottom && isRowPlain(top, first)) top++
  if (top === bottom) return whole
  let end = bottom
  while (isRowPlain(end - 1, last)) end--

  const stride = 4 * image.width
  const isColumnPlain = (x: number, corner: number) => isPlain(image, corner, at(image, x, top), stride, end - top)
  let left = whole.left
  while (left < right && isColumnPlain(left, first)) left++
  if (left === right) return whole
  let edge = right
  while (isColumnPlain(edge - 1, last)) edge--
  return { left, top, width: edge - left, height: end - top }
}

const at = ({ width }: RasterImage, x: number, y: number): number => (y * width + x) * 4

/** Says whether a line of pixels has the color of a corner; what is transparent has none. */
function isPlain({ data }: RasterImage, corner: number, from: number, step: number, count: number): boolean {
  for (let index = 0, pixel = from; index < count; index++, pixel += step) {
    if (data[corner + 3] === 0 && data[pixel + 3] === 0) continue
    for (let part = 0; part < 4; part++)
      if (Math.abs((data[pixel + part] ?? 0) - (data[corner + part] ?? 0)) > maxDifference) return false
  }
  return true
}
