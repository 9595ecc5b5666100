import type { WritableFormat } from './formats/format-definition.ts'
import type { ImageFormat } from './formats/image-format.ts'
import { formats } from './formats/registry.ts'
import type { Size } from './raster-image.ts'

/** An image to be read or written. */
export interface SizedImage<Format extends ImageFormat = ImageFormat> extends Size {
  format: Format
}

/** Why an image is refused where memory is limited. */
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
 * or if there is no limit. Failing early costs nothing; failing late costs seconds.
 */
export function tooMuchMemory(
  memory: number | undefined,
  source: SizedImage & { fileSize: number },
  result: SizedImage<WritableFormat>,
  kind: 'still' | 'animation' = 'still',
): TooMuchMemory | undefined {
  if (memory === undefined) return undefined
  // The file comes as bytes, as a File and once more inside of the codec.
  const left = memory - usual - 3 * source.fileSize
  const steps = [
    { ...source, perPixel: perPixelOf(source.format, kind) ?? formats[source.format].decodeBytesPerPixel },
    { ...result, perPixel: perPixelOf(result.format, kind) ?? formats[result.format].encode.bytesPerPixel },
  ]
  const step = steps.find(({ width, height, perPixel }) => width * height * perPixel > left)
  if (!step) return undefined
  const { format, width, height, perPixel } = step
  const million = Math.max(0, Math.floor(left / perPixel / 1_000_000))
  return { format: formats[format].label, width, height, mebibytes: memory / 2 ** 20, million }
}

/** Of an animation the canvas, what was seen before and what comes next are there at once, whether it is read or written. */
const perPixelOf = (format: ImageFormat, kind: 'still' | 'animation'): number | undefined =>
  kind === 'animation' ? formats[format].animation?.bytesPerPixel : undefined

/** In bytes: Node, our own code and the codec's, before there is any image. */
const usual = 80 * 2 ** 20
