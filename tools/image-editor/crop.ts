import { z } from 'zod'
import { onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import type { Box } from '#lib/imaging/transform/fit.ts'
import { crop as cut } from '#lib/imaging/transform/resize.ts'
import { editWarnings, openImage } from './editing/open-image.ts'
import { places, positionAt } from './editing/places.ts'
import { writeImage } from './editing/write-image.ts'
import { errors } from './errors.ts'

const ratios = ['free', '1:1', '4:3', '3:4', '16:9', '9:16', 'trim'] as const

/** In pixels: no image has more a side. */
const maxSide = 1_000_000

const input = {
  file: z.file(),
  ratio: z.enum(ratios).default('free'),
  left: z.int().min(0).max(maxSide).default(0),
  top: z.int().min(0).max(maxSide).default(0),
  width: z.int().min(1).max(maxSide).optional(),
  height: z.int().min(1).max(maxSide).optional(),
  gravity: onlyFor({ ratio: ['1:1', '4:3', '3:4', '16:9', '9:16'] }, z.enum(places).default('center')),
}

type Input = z.output<z.ZodObject<typeof input>>

export const crop = defineOperation('crop', {
  input,
  output: { file: z.file(), width: z.int(), height: z.int(), warnings: z.array(z.enum(editWarnings)) },
  async run({ file, ...area }, call) {
    const opened = await openImage(file, call)
    return writeImage(opened, cut(opened.image, boxOf(opened.image, area)))
  },
})

/** Finds what to keep: the area that is given, or the whole image; in it the largest piece of a ratio, or what no margin is. */
function boxOf(image: RasterImage, { ratio, left, top, width, height, gravity }: Omit<Input, 'file'>): Box {
  const area = { left, top, width: width ?? image.width - left, height: height ?? image.height - top }
  if (left >= image.width || top >= image.height || left + area.width > image.width || top + area.height > image.height)
    throw errors.outside({ width: image.width, height: image.height })
  if (ratio === 'free') return area
  if (ratio === 'trim') return trim(image, area)
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  const scale = Math.min(area.width / across, area.height / down)
  const piece = {
    width: Math.max(1, Math.round(across * scale)),
    height: Math.max(1, Math.round(down * scale)),
  }
  const place = positionAt(piece, area, gravity)
  return { ...piece, left: left + place.left, top: top + place.top }
}

/** In levels of a channel: less than anybody sees, and than JPEG changes of a plain color. */
const maxDifference = 10

/** Finds what is left of a piece of an image without its plain margins. A piece of one color stays whole. */
function trim(image: RasterImage, whole: Box): Box {
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
