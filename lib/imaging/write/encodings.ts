import { hasAtMostColors } from '../color/quantize.ts'
import type { EncodeSettings } from '../formats/format-definition.ts'
import type { ImageFormat } from '../formats/image-format.ts'
import { formats } from '../formats/registry.ts'
import type { RasterImage } from '../raster-image.ts'
import type { ResultFormat } from '../settings/result-formats.ts'
import { flatten, isOpaque, white } from '../transform/flatten.ts'
import { encode } from './encode.ts'

/** One way to write an image: a format and how it is used. */
export interface Encoding extends EncodeSettings {
  format: ResultFormat
  hasFullColor: boolean
}

/** Writes an image as an encoding says. */
export function write(image: RasterImage, { format, ...settings }: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return encode(formats[format].hasAlpha ? image : flatten(image, white), format, settings)
}

interface EncodingSettings {
  format: ResultFormat | 'auto'
  quality: number
  hasFullColor: boolean
  colors?: number | undefined
  source: ImageFormat
  keepsMetadata: boolean
}

/** Lists the encodings to try, of which the one with the smallest file is taken. */
export function encodingsFor(
  image: RasterImage,
  { format, colors, source, keepsMetadata, ...base }: EncodingSettings,
): Encoding[] {
  if (format !== 'auto') return [{ ...base, format, colors }]
  if (colors) return [{ ...base, format: 'png', colors }]
  // Both beat WebP. AVIF has no place for metadata here.
  // A photograph that HEVC has packed is smaller in AVIF alone.
  if (source === 'heic') return [{ ...base, format: 'avif' }]
  if (source === 'jxl' || (source === 'avif' && !keepsMetadata)) return [{ ...base, format: source }]
  if (Math.max(image.width, image.height) > (formats.webp.encode.maxSide ?? 0)) {
    return [{ ...base, format: isOpaque(image) ? 'jpeg' : 'png' }]
  }
  const webp: Encoding = { ...base, format: 'webp' }
  // Where there is fine detail everywhere, JPEG can be the smaller one.
  if (source === 'jpeg') return [webp, { ...base, format: 'jpeg' }]
  if (!hasAtMostColors(256, image)) return [webp]
  // Drawings are often smallest without loss. Large ones take PNG too long.
  const exact: Encoding = { ...webp, lossless: true }
  const isLarge = image.width * image.height > 1_000_000
  return isLarge ? [exact, webp] : [exact, { ...base, format: 'png' }, webp]
}
