import { z } from 'zod'
import { type Call, phaseProgress } from '#kit/call.ts'
import { onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { color } from '#kit/text-of.ts'
import { maxPixels } from '#lib/imaging/max-pixels.ts'
import { emptyImage, type RasterImage } from '#lib/imaging/raster-image.ts'
import { type Box, cover } from '#lib/imaging/transform/fit.ts'
import { crop, resize } from '#lib/imaging/transform/resize.ts'
import { type Arranged, arrange, directions } from './drawing/arrange.ts'
import { layOver } from './drawing/lay-over.ts'
import { colorOf } from './drawing/rgba.ts'
import { editWarnings, type OpenedImage, openImage } from './editing/open-image.ts'
import { refuseTooLarge, writeImage } from './editing/write-image.ts'
import { errors } from './errors.ts'

/** In images at a time. */
const maxFiles = 100

export const join = defineOperation('join', {
  input: {
    files: z.array(z.file()).min(1).max(maxFiles),
    direction: z.enum(directions).default('down'),
    columns: onlyFor({ direction: ['grid'] }, z.int().min(1).max(50).default(3)),
    gap: z.int().min(0).max(1000).default(0),
    background: color().default('#ffffff'),
    equal: z.boolean().default(true),
  },
  output: { file: z.file(), width: z.int(), height: z.int(), warnings: z.array(z.enum(editWarnings)) },
  async run({ files, background, ...arrangement }, call) {
    const opened = await openAll(files, call)
    const [first] = opened
    if (!first) throw errors.notImage()
    const arranged = arrange(
      opened.map(({ image }) => image),
      arrangement,
    )
    refuseTooLarge(arranged)
    refuseMemory(opened, arranged, call)
    const joined = emptyImage(arranged.width, arranged.height)
    const pixel = new Uint8ClampedArray(colorOf(background))
    for (let at = 0; at < joined.data.length; at += 4) joined.data.set(pixel, at)
    for (const [index, { image }] of opened.entries()) {
      call.signal.throwIfAborted()
      const box = arranged.boxes[index]
      if (box) layOver(joined, await fitted(image, box), box)
    }
    const isOneFormat = opened.every(({ format }) => format === first.format)
    const warnings = [...new Set(opened.flatMap((one) => one.warnings))]
    return writeImage({ ...first, format: isOneFormat ? first.format : 'png', warnings }, joined)
  },
})

/** All of them together may have no more pixels than one may. */
async function openAll(files: File[], call: Call): Promise<OpenedImage[]> {
  const opened: OpenedImage[] = []
  let pixels = 0
  for (const [index, file] of files.entries()) {
    const progress = phaseProgress(call, (0.5 * index) / files.length, (0.5 * (index + 1)) / files.length)
    const one = await openImage(file, { ...call, progress }, { asSrgb: true })
    pixels += one.image.width * one.image.height
    if (pixels > maxPixels)
      throw errors.resultTooLarge({ width: one.image.width, height: Math.ceil(pixels / one.image.width) })
    opened.push(one)
  }
  return opened
}

function refuseMemory(opened: OpenedImage[], { width, height }: Arranged, { memory }: Call): void {
  if (memory === undefined) return
  const held = opened.reduce((sum, { image }) => sum + image.data.length, 0)
  // Besides the images: the result, what writes it, and what the program takes.
  const left = memory - held - 80 * 2 ** 20
  if (width * height * 16 <= left) return
  const million = Math.max(0, Math.floor(left / 16_000_000))
  throw errors.needsMemory({ format: 'PNG', width, height, mebibytes: memory / 2 ** 20, million })
}

async function fitted(image: RasterImage, box: Box): Promise<RasterImage> {
  const isOfShape = Math.abs(image.width * box.height - image.height * box.width) <= Math.max(image.width, image.height)
  return resize(isOfShape ? image : crop(image, cover(image, box).piece), box)
}
