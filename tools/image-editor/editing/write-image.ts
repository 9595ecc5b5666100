import { toSrgb } from '#lib/imaging/color/color-profile.ts'
import type { WritableFormat } from '#lib/imaging/formats/format-definition.ts'
import { formats } from '#lib/imaging/formats/registry.ts'
import { maxPixels } from '#lib/imaging/max-pixels.ts'
import type { RasterImage, Size } from '#lib/imaging/raster-image.ts'
import { resultFileName } from '#lib/imaging/settings/result-file-name.ts'
import { flatten, white } from '#lib/imaging/transform/flatten.ts'
import { embedProfile } from '#lib/imaging/write/embed-profile.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { errors } from '../errors.ts'
import { type EditWarning, type OpenedImage, whole } from './open-image.ts'

/** As JPEG counts it: what is edited again and again loses little. */
const quality = 92

/** A result as a file, without any metadata but the profile of its colors. */
export interface WrittenImage extends Size {
  file: File
  warnings: EditWarning[]
}

/** Writes what became of an image in the format that it had. */
export async function writeImage(opened: OpenedImage, image: RasterImage, name = opened.name): Promise<WrittenImage> {
  const { width, height } = image
  const format = formatHolding(image, opened.format)
  const isOther = format !== opened.source.format && !opened.warnings.includes('otherFormat')
  const bytes = await bytesOf(opened, image, format)
  const file = new File([bytes], resultFileName('{name}', name, image, format), { type: formats[format].mediaType })
  return { file, width, height, warnings: isOther ? [...opened.warnings, 'otherFormat'] : opened.warnings }
}

/** A format that allows fewer pixels a side gives way to PNG. */
function formatHolding({ width, height }: Size, format: WritableFormat): WritableFormat {
  const { maxSide = Number.POSITIVE_INFINITY } = formats[format].encode
  return Math.max(width, height) > maxSide ? 'png' : format
}

async function bytesOf({ source, profile }: OpenedImage, image: RasterImage, format: WritableFormat) {
  const settings = {
    quality,
    hasFullColor: source.hasFullColor,
    // A WebP of full color is one that has lost nothing.
    lossless: source.format === 'webp' && source.hasFullColor,
  }
  const flat = formats[format].hasAlpha ? image : flatten(image, white)
  const written = await whole(() => encode(flat, format, { ...settings, isLastUse: !profile }))
  if (!profile) return written
  const embedded = await embedProfile(written, format, profile)
  if (embedded) return embedded
  toSrgb(flat, profile)
  return whole(() => encode(flat, format, { ...settings, isLastUse: true }))
}

/** Refuses a result whose pixels would take gigabytes, before any of them is drawn. */
export function refuseTooLarge({ width, height }: Size): void {
  if (width * height > maxPixels) throw errors.resultTooLarge({ width, height })
}
