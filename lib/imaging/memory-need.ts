import type { ReadableFormat, WritableFormat } from './formats.ts'
import type { Size } from './raster-image.ts'

/** An image to be read or written. */
export interface Worked extends Size {
  format: ReadableFormat
}

/** Why an image is not even tried where memory is limited. */
export interface TooMuchMemory {
  /** The format that takes it, by its usual name. */
  format: string
  width: number
  height: number
  mebibytes: number
  /** How many million pixels fit in that format. */
  million: number
}

/**
 * Tells whether an image can be read and its result be written within so many bytes of memory: undefined if they can,
 * or if there is no limit. To know it before costs nothing; to find it out costs seconds.
 */
export function tooMuchMemory(
  memory: number | undefined,
  source: Worked & { fileSize: number },
  result: Worked,
): TooMuchMemory | undefined {
  if (memory === undefined) return undefined
  // The file comes as bytes, as a File and once more inside of the codec.
  const left = memory - usual - 3 * source.fileSize
  const steps = [
    { ...source, perPixel: toRead[source.format] },
    { ...result, perPixel: toWrite[result.format as WritableFormat] ?? 0 },
  ]
  const step = steps.find(({ width, height, perPixel }) => width * height * perPixel > left)
  if (!step) return undefined
  const { format, width, height, perPixel } = step
  const million = Math.max(0, Math.floor(left / perPixel / 1_000_000))
  return { format: names[format] ?? format.toUpperCase(), width, height, mebibytes: memory / 2 ** 20, million }
}

/** In bytes: Node, our own code and the codec's, before there is any image. */
const usual = 80 * 2 ** 20

/** Bytes a pixel at most, those of the image itself included; measured at 12 and 24 million pixels. */
const toRead: Record<ReadableFormat, number> = {
  ...{ jpeg: 10, webp: 9, avif: 23, png: 11, jxl: 62, heic: 20 },
  ...{ gif: 6, bmp: 5, ico: 5, tiff: 12, svg: 12 },
}

const toWrite: Record<WritableFormat, number> = {
  ...{ jpeg: 15, webp: 15, avif: 26, png: 9, jxl: 70 },
  ...{ gif: 14, bmp: 8, ico: 5, tiff: 12 },
}

const names: Partial<Record<ReadableFormat, string>> = { jxl: 'JPEG XL', webp: 'WebP' }
