import { hasAtMostColors } from '../color/quantize.ts'
import { formats } from '../formats/all-formats.ts'
import type { EncodeSettings } from '../formats/format-definition.ts'
import type { ImageFormat } from '../formats/image-format.ts'
import type { RasterImage } from '../raster-image.ts'
import type { ResultFormat } from '../settings/result-formats.ts'
import { flatten, isOpaque, white } from '../transform/flatten.ts'
import { encode } from './encode.ts'

/** A way to encode an image: a format and its settings. */
export interface Encoding extends EncodeSettings {
  format: ResultFormat
  hasFullColor: boolean
}

/** Encodes an image with an encoding, flattened on white if the format has no transparency. */
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

/** Returns the encodings to try, of which the one with the smallest file is used. */
export function encodingsFor(
  image: RasterImage,
  { format, colors, source, keepsMetadata, ...base }: EncodingSettings,
): Encoding[] {
  if (format !== 'auto') return [{ ...base, format, colors }]
  if (colors) return [{ ...base, format: 'png', colors }]
  // JPEG XL and AVIF beat WebP. AVIF cannot take metadata here. A photograph compressed by HEVC gets smaller only in
  // AVIF.
  if (source === 'heic') return [{ ...base, format: 'avif' }]
  if (source === 'jxl' || (source === 'avif' && !keepsMetadata)) return [{ ...base, format: source }]
  if (Math.max(image.width, image.height) > (formats.webp.encode.maxSide ?? 0)) {
    return [{ ...base, format: isOpaque(image) ? 'jpeg' : 'png' }]
  }
  const webp: Encoding = { ...base, format: 'webp' }
  // With fine detail everywhere, JPEG can be smaller than WebP.
  if (source === 'jpeg') return [webp, { ...base, format: 'jpeg' }]
  if (!hasAtMostColors(256, image)) return [webp]
  // Drawings are often smallest in lossless formats. Large ones take PNG too long.
  const exact: Encoding = { ...webp, lossless: true }
  const isLarge = image.width * image.height > 1_000_000
  return isLarge ? [exact, webp] : [exact, { ...base, format: 'png' }, webp]
}
