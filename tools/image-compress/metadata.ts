import { editExif, exifOf } from '#lib/imaging/exif.ts'
import { type Header, replaceMetadata } from '#lib/imaging/header.ts'

export const metadataWishes = ['strip', 'strip-location', 'keep'] as const

type Wish = (typeof metadataWishes)[number]

/** What is told about a picture that goes on into its result, whose pixels stand upright: EXIF and nothing else. */
export function exifOfResult({ exif }: Header, wish: Wish): Uint8Array | undefined {
  if (wish === 'strip' || !exif) return undefined
  return editExif(exif, { upright: true, withoutLocation: wish === 'strip-location' })
}

/**
 * Takes out of the original file what is not wanted in it, without touching a pixel. How the picture must be turned
 * stays. XMP and IPTC can name the place too, so both go with the location.
 */
export function originalWithout(bytes: Uint8Array<ArrayBuffer>, header: Header, wish: Wish): Uint8Array<ArrayBuffer> {
  if (wish === 'keep') return bytes
  const { format, orientation, exif } = header
  const rest = wish === 'strip-location' && exif && editExif(exif, { upright: false, withoutLocation: true })
  const isTurnedByExif = orientation !== 1 && format !== 'avif'
  return replaceMetadata(bytes, format, rest || (isTurnedByExif ? exifOf(orientation) : undefined))
}
