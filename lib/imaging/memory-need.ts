import { formats } from './formats/all-formats.ts'
import type { WritableFormat } from './formats/format-definition.ts'
import type { ImageFormat } from './formats/image-format.ts'
import type { Size } from './raster-image.ts'

/** The format and size of an image to be decoded or encoded. */
export interface SizedImage<Format extends ImageFormat = ImageFormat> extends Size {
  format: Format
  /** As its file needs it, where files of the format differ. */
  decodeBytesPerPixel?: number | undefined
}

/** Details of an image refused for want of memory. */
export interface TooMuchMemory {
  /** The label of the format that needs the memory. */
  format: string
  width: number
  height: number
  mebibytes: number
  /** How many million pixels fit in that format. */
  million: number
}

/**
 * Checks whether an image can be decoded and its result encoded within so many bytes of memory: undefined if they can,
 * or if there is no limit. Failing early costs nothing; failing late costs seconds.
 */
export function tooMuchMemory(
  memory: number | undefined,
  source: SizedImage & { fileSize: number },
  result: SizedImage<WritableFormat>,
  kind: 'still' | 'animation' = 'still',
): TooMuchMemory | undefined {
  if (memory === undefined) return undefined
  // The file is in memory three times: as bytes, as a File and inside the codec.
  const left = memory - baselineBytes - 3 * source.fileSize
  const steps = [
    { ...source, perPixel: perPixelOf(source.format, kind) ?? decodeNeedOf(source) },
    { ...result, perPixel: perPixelOf(result.format, kind) ?? formats[result.format].encode.bytesPerPixel },
  ]
  const step = steps.find(({ width, height, perPixel }) => width * height * perPixel > left)
  if (!step) return undefined
  const { format, width, height, perPixel } = step
  const million = Math.max(0, Math.floor(left / perPixel / 1_000_000))
  return { format: formats[format].label, width, height, mebibytes: memory / 2 ** 20, million }
}

const decodeNeedOf = ({ format, decodeBytesPerPixel }: SizedImage): number =>
  decodeBytesPerPixel ?? formats[format].decodeBytesPerPixel

/** For animations, the canvas, the previous frame and the next are in memory at once, in decoding as in encoding. */
const perPixelOf = (format: ImageFormat, kind: 'still' | 'animation'): number | undefined =>
  kind === 'animation' ? formats[format].animation?.bytesPerPixel : undefined

/** In bytes: the baseline of Node, our code and the codec's, without any image. */
const baselineBytes = 80 * 2 ** 20
