import { encode } from '#lib/imaging/encode.ts'
import { flatten, isOpaque, white } from '#lib/imaging/flatten.ts'
import type { Format } from '#lib/imaging/formats.ts'
import { encodePalette, hasAtMost } from '#lib/imaging/palette.ts'
import type { Picture } from '#lib/imaging/picture.ts'

/** One way to write a picture. */
export interface Way {
  format: Format
  quality: number
  hasFullColor: boolean
  /** WebP: every pixel stays as it is. */
  lossless?: boolean
  /** PNG: so many colours and no more. */
  colors?: number | undefined
}

/** Writes a picture in one way. */
export function write(picture: Picture, { format, colors, ...settings }: Way): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'png' && colors) return encodePalette(picture, colors)
  return encode(format === 'jpeg' ? flatten(picture, white) : picture, format, settings)
}

interface Wish {
  format: Format | 'auto'
  quality: number
  hasFullColor: boolean
  colors?: number | undefined
  source: Format
  keepsMetadata: boolean
}

/** Lists the ways to try, of which the one with the smallest file is taken. */
export function waysFor(picture: Picture, { format, colors, source, keepsMetadata, ...how }: Wish): Way[] {
  if (format !== 'auto') return [{ ...how, format, colors }]
  if (colors) return [{ ...how, format: 'png', colors }]
  // Both beat WebP. AVIF has no place for metadata here.
  if (source === 'jxl' || (source === 'avif' && !keepsMetadata)) return [{ ...how, format: source }]
  if (Math.max(picture.width, picture.height) > longestWebP) {
    return [{ ...how, format: isOpaque(picture) ? 'jpeg' : 'png' }]
  }
  const webp: Way = { ...how, format: 'webp' }
  // Where there is fine detail everywhere, JPEG can be the smaller one.
  if (source === 'jpeg') return [webp, { ...how, format: 'jpeg' }]
  if (!hasAtMost(256, picture)) return [webp]
  // Drawings are often smallest without loss. Large ones take PNG too long.
  const exact: Way = { ...webp, lossless: true }
  const isLarge = picture.width * picture.height > 1_000_000
  return isLarge ? [exact, webp] : [exact, { ...how, format: 'png' }, webp]
}

/** In pixels a side. */
const longestWebP = 16_383
