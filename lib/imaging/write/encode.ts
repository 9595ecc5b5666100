import { CodecError } from '../codec-error.ts'
import { formats } from '../formats/all-formats.ts'
import type { EncodeSettings, WritableFormat } from '../formats/format-definition.ts'
import { loadEncoder } from '../formats/load-codec.ts'
import type { RasterImage } from '../raster-image.ts'

/**
 * Encodes an image in a format. Formats without transparency ignore alpha, so flatten the image first.
 *
 * @throws CodecError when the format cannot hold the image
 */
export async function encode(
  image: RasterImage,
  format: WritableFormat,
  settings: EncodeSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const { maxSide = Number.POSITIVE_INFINITY } = formats[format].encode
  if (Math.max(image.width, image.height) > maxSide) {
    throw new CodecError('the image has more pixels a side than the format can hold')
  }
  const encodeImage = await loadEncoder(format)
  return encodeImage(image, settings)
}
