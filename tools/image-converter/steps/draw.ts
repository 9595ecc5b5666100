import type { Call } from '#kit/call.ts'
import { formats } from '#lib/imaging/formats/registry.ts'
import { maxPixels } from '#lib/imaging/max-pixels.ts'
import { tooMuchMemory } from '#lib/imaging/memory-need.ts'
import type { RasterImage, Size } from '#lib/imaging/raster-image.ts'
import type { ImageSource } from '#lib/imaging/read/identify.ts'
import { flatten } from '#lib/imaging/transform/flatten.ts'
import { resize, resizeByNearest } from '#lib/imaging/transform/resize.ts'
import { errors } from '../errors.ts'
import type { Settings } from './settings.ts'
import { targetSize } from './target-size.ts'

export interface DrawSettings extends Settings {
  keepAspectRatio: boolean
  smoothing: boolean
  /** Factor for vector images, which have no size in pixels. */
  scale: number
  /** In bytes. */
  fileSize: number
  /** Red, green and blue in hexadecimal. */
  background: string
}

/** Draws an image as its result is to look. */
export async function draw(source: ImageSource, settings: DrawSettings, call: Call): Promise<RasterImage> {
  const { isVector } = formats[source.format]
  const factor = isVector ? settings.scale : 1
  const natural = { width: source.width * factor, height: source.height * factor }
  const size = boundIcon(targetSize(natural, settings), source, settings.format)
  const { format } = settings
  refuseTooLarge(size, format)
  const refusal = tooMuchMemory(call.memory, { ...source, fileSize: settings.fileSize }, { ...size, format })
  if (refusal) throw errors.needsMemory({ ...refusal })
  // Lines are drawn as large as they will be; a little smaller at times, for a side is a whole number of pixels.
  const scale = Math.max(size.width / source.width, size.height / source.height)
  const image = await source.decode(isVector ? { scale } : {})
  call.progress(0.4)
  call.signal.throwIfAborted()
  // Decoding has turned it upright.
  const upright = isVector ? size : boundIcon(targetSize(image, settings), image, settings.format)
  return drawAs(image, upright, settings)
}

/** Draws pixels in another size, and lays them on the background where they are not to be transparent. */
export async function drawAs(image: RasterImage, size: Size, settings: DrawSettings): Promise<RasterImage> {
  const drawn = settings.smoothing ? await resize(image, size) : resizeByNearest(image, size)
  const isOpaque = !formats[settings.format].hasAlpha || !settings.keepTransparency
  return isOpaque ? flatten(drawn, colorOf(settings.background)) : drawn
}

/** In pixels: four times the largest icon. */
const maxIconSide = 1024

/** An icon is made smaller in any case: what it is made of need not be enlarged beyond that, whatever size is asked for. */
function boundIcon(size: Size, source: Size, format: Settings['format']): Size {
  const share = Math.max(source.width, source.height, maxIconSide) / Math.max(size.width, size.height)
  if (!isIcon(format) || share >= 1) return size
  const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * share)))
  return { width: width ?? 1, height: height ?? 1 }
}

/** Icons have an option of their own for their sizes. */
const isIcon = (format: Settings['format']): boolean => formats[format].encode.settings.includes('sizes')

/** @throws ToolError resultTooLarge */
export function refuseTooLarge({ width, height }: Size, format: Settings['format']): void {
  const maxSide = formats[format].encode.maxSide ?? 65_535
  if (isIcon(format) || (width * height <= maxPixels && Math.max(width, height) <= maxSide)) return
  throw errors.resultTooLarge({ width, height, most: maxSide })
}

/** Reads `#rgb` and `#rrggbb`; alpha behind them is ignored. */
function colorOf(hex: string): [red: number, green: number, blue: number] {
  const digits = hex.slice(1)
  const long = digits.length < 6 ? Array.from(digits, (digit) => digit + digit).join('') : digits
  const [red = 255, green = 255, blue = 255] = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
  return [red, green, blue]
}
