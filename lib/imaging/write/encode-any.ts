import { CodecError } from '../codec-error.ts'
import type { WritableFormat } from '../formats.ts'
import type { Picture } from '../picture.ts'
import { encodeBmp } from './bmp.ts'
import { encode } from './encode.ts'
import { encodeGif } from './gif.ts'
import { encodeIco } from './ico.ts'
import { encodeTiff } from './tiff.ts'

interface AnySettings {
  /** 1 to 100, as JPEG counts it; for the formats that lose something. */
  quality: number
  /** The picture has colors of full resolution, which a high quality keeps; true unless told otherwise. */
  hasFullColor?: boolean
  /** Nobody needs the picture any more: its pixels may be given up once the codec has them. */
  isLastUse?: boolean
  /** Of an icon, in pixels a side. */
  sizes: readonly number[]
}

/**
 * Writes a picture in any format that can be written. JPEG takes no notice of alpha, so flatten the picture before.
 *
 * @throws CodecError when the format cannot hold the picture
 */
export async function encodeAny(
  picture: Picture,
  format: WritableFormat,
  { sizes, ...settings }: AnySettings,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Math.max(picture.width, picture.height) > (longest[format] ?? Number.POSITIVE_INFINITY)) {
    throw new CodecError('the picture has more pixels a side than the format can hold')
  }
  switch (format) {
    case 'gif':
      return encodeGif(picture)
    case 'bmp':
      return encodeBmp(picture)
    case 'ico':
      return encodeIco(picture, sizes)
    case 'tiff':
      return encodeTiff(picture)
    default:
      return encode(picture, format, settings)
  }
}

/** In pixels a side. */
export const longest: Partial<Record<WritableFormat, number>> = { jpeg: 65_500, webp: 16_383, gif: 65_535 }
