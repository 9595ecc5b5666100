import type { Call } from '#kit/call.ts'
import { formats } from '#lib/imaging/formats/all-formats.ts'
import { maxPixels } from '#lib/imaging/max-pixels.ts'
import { tooMuchMemory } from '#lib/imaging/memory-need.ts'
import { freePixels, type RasterImage, type Size } from '#lib/imaging/raster-image.ts'
import type { ImageSource } from '#lib/imaging/read/identify.ts'
import { flatten } from '#lib/imaging/transform/flatten.ts'
import { resize, resizeByNearest } from '#lib/imaging/transform/resize.ts'
import { errors } from '../errors.ts'
import type { Settings } from './settings.ts'
import { targetSize } from './target-size.ts'

export interface DrawSettings extends Settings {
  keepAspectRatio: boolean
  smoothing: boolean
  /** A factor for vector images, which have no size in pixels. */
  scale: number
  /** In bytes. */
  fileSize: number
  /** Red, green and blue in hexadecimal. */
  background: string
}

/** Decodes and resizes an image. */
export async function draw(source: ImageSource, settings: DrawSettings, call: Call): Promise<RasterImage> {
  const { isVector } = formats[source.format]
  const factor = isVector ? settings.scale : 1
  const natural = { width: source.width * factor, height: source.height * factor }
  const size = limitIconSource(targetSize(natural, settings), source, settings.format)
  const { format } = settings
  checkResultSize(size, format)
  const refusal = tooMuchMemory(call.memory, { ...source, fileSize: settings.fileSize }, { ...size, format })
  if (refusal) throw errors.needsMemory({ ...refusal })
  // Vector images are rasterized in the target size, apart from rounding to whole pixels.
  const scale = Math.max(size.width / source.width, size.height / source.height)
  const image = await source.decode(isVector ? { scale } : {})
  call.progress(0.4)
  call.signal.throwIfAborted()
  // Decoding applies the orientation, which may swap the sides.
  const upright = isVector ? size : limitIconSource(targetSize(image, settings), image, settings.format)
  const drawn = await resizeAndFlatten(image, upright, settings)
  freePixels(image, drawn)
  return drawn
}

/** Resizes an image, and flattens it onto the background where the result has no transparency. */
export async function resizeAndFlatten(image: RasterImage, size: Size, settings: DrawSettings): Promise<RasterImage> {
  const drawn = settings.smoothing ? await resize(image, size) : resizeByNearest(image, size)
  const isOpaque = !formats[settings.format].hasAlpha || !settings.keepTransparency
  return isOpaque ? flatten(drawn, colorOf(settings.background)) : drawn
}

/** In pixels: four times the largest icon. */
const maxIconSide = 1024

/** Limits the size of an icon's source image, which is scaled down to the icon's sizes anyway. */
function limitIconSource(size: Size, source: Size, format: Settings['format']): Size {
  const share = Math.max(source.width, source.height, maxIconSide) / Math.max(size.width, size.height)
  if (!isIcon(format) || share >= 1) return size
  const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * share)))
  return { width: width ?? 1, height: height ?? 1 }
}

/** Whether a format has its own option for sizes. */
const isIcon = (format: Settings['format']): boolean => formats[format].encode.settings.includes('sizes')

/** @throws ToolError resultTooLarge */
export function checkResultSize({ width, height }: Size, format: Settings['format']): void {
  const maxSide = formats[format].encode.maxSide ?? 65_535
  if (isIcon(format) || (width * height <= maxPixels && Math.max(width, height) <= maxSide)) return
  throw errors.resultTooLarge({ width, height, most: maxSide })
}

/** Parses `#rgb` and `#rrggbb`; alpha is ignored. */
function colorOf(hex: string): [red: number, green: number, blue: number] {
  const digits = hex.slice(1)
  const long = digits.length < 6 ? Array.from(digits, (digit) => digit + digit).join('') : digits
  const [red = 255, green = 255, blue = 255] = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
  return [red, green, blue]
}
