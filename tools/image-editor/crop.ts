import { z } from 'zod'
import { onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import type { Box } from '#lib/imaging/transform/fit.ts'
import { crop as cut } from '#lib/imaging/transform/resize.ts'
import { anchors, positionAt } from './editing/anchors.ts'
import { editWarnings, openImage } from './editing/open-image.ts'
import { writeImage } from './editing/write-image.ts'
import { errors } from './errors.ts'

const ratios = ['free', '1:1', '4:3', '3:4', '16:9', '9:16', 'trim'] as const

/** In pixels; no image is wider or higher. */
const maxSide = 1_000_000

const input = {
  file: z.file(),
  ratio: z.enum(ratios).default('free'),
  left: z.int().min(0).max(maxSide).default(0),
  top: z.int().min(0).max(maxSide).default(0),
  width: z.int().min(1).max(maxSide).optional(),
  height: z.int().min(1).max(maxSide).optional(),
  gravity: onlyFor({ ratio: ['1:1', '4:3', '3:4', '16:9', '9:16'] }, z.enum(anchors).default('center')),
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

/**
 * Returns the box to keep: within the given area or the whole image, the largest box of the ratio, or all but the
 * margins.
 */
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

/** In levels of a channel (0 to 255): not visible, but enough for JPEG artifacts in a plain color. */
const maxDifference = 10

/** Returns a box without its plain margins. A box of a single color is returned as it is. */
function trim(image: RasterImage, runCodec: Box): Box {
  const right = runCodec.left + runCodec.width
  const bottom = runCodec.top + runCodec.height
  const isRowPlain = (y: number, corner: number) =>
    isPlain(image, corner, at(image, runCodec.left, y), 4, runCodec.width)
  const first = at(image, runCodec.left, runCodec.top)
  const last = at(image, right - 1, bottom - 1)
  let top = runCodec.top
  while (top < bottom && isRowPlain(top, first)) top++
  if (top === bottom) return runCodec
  let end = bottom
  while (isRowPlain(end - 1, last)) end--

  const stride = 4 * image.width
  const isColumnPlain = (x: number, corner: number) => isPlain(image, corner, at(image, x, top), stride, end - top)
  let left = runCodec.left
  while (left < right && isColumnPlain(left, first)) left++
  if (left === right) return runCodec
  let edge = right
  while (isColumnPlain(edge - 1, last)) edge--
  return { left, top, width: edge - left, height: end - top }
}

const at = ({ width }: RasterImage, x: number, y: number): number => (y * width + x) * 4

/**
 * Whether a line of pixels has the color of a corner pixel. Fully transparent pixels are equal whatever their color.
 */
function isPlain({ data }: RasterImage, corner: number, from: number, step: number, count: number): boolean {
  for (let index = 0, pixel = from; index < count; index++, pixel += step) {
    if (data[corner + 3] === 0 && data[pixel + 3] === 0) continue
    for (let part = 0; part < 4; part++)
      if (Math.abs((data[pixel + part] ?? 0) - (data[corner + part] ?? 0)) > maxDifference) return false
  }
  return true
}
