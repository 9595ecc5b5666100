import { z } from 'zod'
import { type Call, phaseProgress } from '#kit/call.ts'
import { onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { color } from '#kit/text-of.ts'
import { maxPixels } from '#lib/imaging/max-pixels.ts'
import { emptyImage, type RasterImage, type Size } from '#lib/imaging/raster-image.ts'
import { type Box, cover } from '#lib/imaging/transform/fit.ts'
import { crop, resize } from '#lib/imaging/transform/resize.ts'
import { composite } from './drawing/composite.ts'
import { colorOf } from './drawing/rgba.ts'
import { editWarnings, type OpenedImage, openImage } from './editing/open-image.ts'
import { refuseTooLarge, writeImage } from './editing/write-image.ts'
import { errors } from './errors.ts'

const directions = ['down', 'right', 'grid'] as const

interface JoinOptions {
  direction: (typeof directions)[number]
  columns: number
  /** In pixels. */
  gap: number
  /** Whether to scale images to the smallest one's width (down), height (right), or size (grid). */
  equal: boolean
}

/**
 * The joined image's size and the box of each image in it. An image of another shape than its box is cropped to fill
 * it.
 */
interface Arrangement extends Size {
  boxes: Box[]
}

/** Arranges images in a column, a row, or a grid. No image is enlarged. */
function arrange(images: Size[], { direction, columns, gap, equal }: JoinOptions): Arrangement {
  if (direction === 'grid') return grid(images, Math.min(columns, images.length), gap, equal)
  // A row is arranged as a column, with width and height swapped.
  const swaps = direction === 'right'
  const oriented = images.map((size) => (swaps ? swapped(size) : size))
  const width = Math.min(...oriented.map((size) => size.width))
  const scaled = equal
    ? oriented.map((size) => ({ width, height: Math.max(1, Math.round((size.height * width) / size.width)) }))
    : oriented
  const across = Math.max(...scaled.map((size) => size.width))
  let top = 0
  const boxes = scaled.map((size) => {
    const box = { ...size, left: (across - size.width) >> 1, top }
    top += size.height + gap
    return box
  })
  const whole = { width: across, height: top - gap }
  if (!swaps) return { ...whole, boxes }
  return { ...swapped(whole), boxes: boxes.map((box) => ({ ...swapped(box), left: box.top, top: box.left })) }
}

const swapped = ({ width, height }: Size): Size => ({ width: height, height: width })

function grid(images: Size[], columns: number, gap: number, equal: boolean): Arrangement {
  const cell = {
    width: Math.min(...images.map((size) => size.width)),
    height: Math.min(...images.map((size) => size.height)),
  }
  const sizes = equal ? images.map(() => cell) : images
  const rows = Math.ceil(images.length / columns)
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...sizes.filter((_, index) => index % columns === column).map((size) => size.width)),
  )
  const heights = Array.from({ length: rows }, (_, row) =>
    Math.max(...sizes.slice(row * columns, (row + 1) * columns).map((size) => size.height)),
  )
  const before = (lengths: number[], index: number) =>
    lengths.slice(0, index).reduce((sum, length) => sum + length + gap, 0)
  const boxes = sizes.map((size, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    return {
      ...size,
      left: before(widths, column) + (((widths[column] ?? 0) - size.width) >> 1),
      top: before(heights, row) + (((heights[row] ?? 0) - size.height) >> 1),
    }
  })
  return { width: before(widths, columns) - gap, height: before(heights, rows) - gap, boxes }
}

/** Per run. */
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
  async run({ files, background, ...options }, call) {
    const opened = await openAll(files, call)
    const [first] = opened
    if (!first) throw errors.notImage()
    const arranged = arrange(
      opened.map(({ image }) => image),
      options,
    )
    refuseTooLarge(arranged)
    refuseMemory(opened, arranged, call)
    const joined = emptyImage(arranged.width, arranged.height)
    const pixel = new Uint8ClampedArray(colorOf(background))
    for (let at = 0; at < joined.data.length; at += 4) joined.data.set(pixel, at)
    for (const [index, { image }] of opened.entries()) {
      call.signal.throwIfAborted()
      const box = arranged.boxes[index]
      if (box) composite(joined, await fitted(image, box), box)
    }
    const isOneFormat = opened.every(({ format }) => format === first.format)
    const warnings = [...new Set(opened.flatMap((one) => one.warnings))]
    return writeImage({ ...first, format: isOneFormat ? first.format : 'png', warnings }, joined)
  },
})

/** Opens images. The limit of pixels of one image applies to all of them together. */
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

function refuseMemory(opened: OpenedImage[], { width, height }: Arrangement, { memory }: Call): void {
  if (memory === undefined) return
  const held = opened.reduce((sum, { image }) => sum + image.data.length, 0)
  // Besides the images, memory holds the result, its encoder, and the program.
  const left = memory - held - 80 * 2 ** 20
  if (width * height * 16 <= left) return
  const million = Math.max(0, Math.floor(left / 16_000_000))
  throw errors.needsMemory({ format: 'PNG', width, height, mebibytes: memory / 2 ** 20, million })
}

async function fitted(image: RasterImage, box: Box): Promise<RasterImage> {
  const isOfShape = Math.abs(image.width * box.height - image.height * box.width) <= Math.max(image.width, image.height)
  return resize(isOfShape ? image : crop(image, cover(image, box).crop), box)
}
