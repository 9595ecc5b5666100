import type { Format, ReadableFormat } from '../formats.ts'
import type { RasterImage } from '../raster-image.ts'
import { flatten, isOpaque, white } from '../transform/flatten.ts'
import { encode } from './encode.ts'
import { encodePalette, hasAtMost } from './palette.ts'

/** One way to write an image: a format and how it is used. */
export interface Encoding {
  format: Format
  quality: number
  hasFullColor: boolean
  /** WebP: every pixel stays as it is. */
  lossless?: boolean
  /** PNG: so many colors and no more. */
  colors?: number | undefined
  /** Nobody needs the image any more: its pixels may be given up once the codec has them. */
  isLastUse?: boolean
}

/** Writes an image as an encoding says. */
export function write(image: RasterImage, { format, colors, ...settings }: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'png' && colors) return encodePalette(image, colors)
  return encode(format === 'jpeg' ? flatten(image, white) : image, format, settings)
}

interface EncodingSettings {
  format: Format | 'auto'
  quality: number
  hasFullColor: boolean
  colors?: number | undefined
  source: ReadableFormat
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
  if (Math.max(image.width, image.height) > longestWebP) {
    return [{ ...base, format: isOpaque(image) ? 'jpeg' : 'png' }]
  }
  const webp: Encoding = { ...base, format: 'webp' }
  // Where there is fine detail everywhere, JPEG can be the smaller one.
  if (source === 'jpeg') return [webp, { ...base, format: 'jpeg' }]
  if (!hasAtMost(256, image)) return [webp]
  // Drawings are often smallest without loss. Large ones take PNG too long.
  const exact: Encoding = { ...webp, lossless: true }
  const isLarge = image.width * image.height > 1_000_000
  return isLarge ? [exact, webp] : [exact, { ...base, format: 'png' }, webp]
}

/** In pixels a side. */
const longestWebP = 16_383
