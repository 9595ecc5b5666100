import { toSrgb } from '#lib/imaging/color/color-profile.ts'
import { formats } from '#lib/imaging/formats/all-formats.ts'
import type { WritableFormat } from '#lib/imaging/formats/format-definition.ts'
import { maxPixels } from '#lib/imaging/max-pixels.ts'
import type { RasterImage, Size } from '#lib/imaging/raster-image.ts'
import { resultFileName } from '#lib/imaging/settings/result-file-name.ts'
import { flatten, white } from '#lib/imaging/transform/flatten.ts'
import { embedProfile } from '#lib/imaging/write/embed-profile.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { errors } from '../errors.ts'
import { type EditWarning, type OpenedImage, runCodec } from './open-image.ts'

/** On JPEG's scale: high, so that editing repeatedly loses little. */
const quality = 92

/** A result as a file, without any metadata but its color profile. */
export interface WrittenImage extends Size {
  file: File
  warnings: EditWarning[]
}

/** Writes an edited image, in the format of the original where possible. */
export async function writeImage(opened: OpenedImage, image: RasterImage, name = opened.name): Promise<WrittenImage> {
  const { width, height } = image
  const format = formatHolding(image, opened.format)
  const isOther = format !== opened.source.format && !opened.warnings.includes('otherFormat')
  const bytes = await bytesOf(opened, image, format)
  const file = new File([bytes], resultFileName('{name}', name, image, format), { type: formats[format].mediaType })
  return { file, width, height, warnings: isOther ? [...opened.warnings, 'otherFormat'] : opened.warnings }
}

/** Falls back to PNG where the format doesn't allow this many pixels a side. */
function formatHolding({ width, height }: Size, format: WritableFormat): WritableFormat {
  const { maxSide = Number.POSITIVE_INFINITY } = formats[format].encode
  return Math.max(width, height) > maxSide ? 'png' : format
}

async function bytesOf({ source, profile }: OpenedImage, image: RasterImage, format: WritableFormat) {
  const settings = {
    quality,
    hasFullColor: source.hasFullColor,
    // A WebP of full color is a lossless one.
    lossless: source.format === 'webp' && source.hasFullColor,
  }
  const flat = formats[format].hasAlpha ? image : flatten(image, white)
  const written = await runCodec(() => encode(flat, format, { ...settings, isLastUse: !profile }))
  if (!profile) return written
  const embedded = await embedProfile(written, format, profile)
  if (embedded) return embedded
  toSrgb(flat, profile)
  return runCodec(() => encode(flat, format, { ...settings, isLastUse: true }))
}

/** Refuses a result whose pixels would take gigabytes, before it is allocated. */
export function refuseTooLarge({ width, height }: Size): void {
  if (width * height > maxPixels) throw errors.resultTooLarge({ width, height })
}
