import { CodecError } from '../codec-error.ts'
import type { WritableFormat } from '../formats.ts'
import type { RasterImage } from '../raster-image.ts'
import { encodeBmp } from './bmp.ts'
import { encode } from './encode.ts'
import { encodeGif } from './gif.ts'
import { encodeIco } from './ico.ts'
import { encodeTiff } from './tiff.ts'

interface AnySettings {
  /** 1 to 100, as JPEG counts it; for the formats that lose something. */
  quality: number
  /** The image has colors of full resolution, which a high quality keeps; true unless told otherwise. */
  hasFullColor?: boolean
  /** Nobody needs the image any more: its pixels may be given up once the codec has them. */
  isLastUse?: boolean
  /** Of an icon, in pixels a side. */
  sizes: readonly number[]
}

/**
 * Writes an image in any format that can be written. JPEG takes no notice of alpha, so flatten the image before.
 *
 * @throws CodecError when the format cannot hold the image
 */
export async function encodeAny(
  image: RasterImage,
  format: WritableFormat,
  { sizes, ...settings }: AnySettings,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Math.max(image.width, image.height) > (longest[format] ?? Number.POSITIVE_INFINITY)) {
    throw new CodecError('the image has more pixels a side than the format can hold')
  }
  switch (format) {
    case 'gif':
      return encodeGif(image)
    case 'bmp':
      return encodeBmp(image)
    case 'ico':
      return encodeIco(image, sizes)
    case 'tiff':
      return encodeTiff(image)
    default:
      return encode(image, format, settings)
  }
}

/** In pixels a side. */
export const longest: Partial<Record<WritableFormat, number>> = { jpeg: 65_500, webp: 16_383, gif: 65_535 }
