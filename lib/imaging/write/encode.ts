import { CodecError } from '../codec-error.ts'
import type { EncodeSettings, WritableFormat } from '../formats/format-definition.ts'
import { formats } from '../formats/registry.ts'
import type { RasterImage } from '../raster-image.ts'

/**
 * Writes an image in a format. One without transparency takes no notice of alpha, so flatten the image before.
 *
 * @throws CodecError when the format cannot hold the image
 */
export async function encode(
  image: RasterImage,
  format: WritableFormat,
  settings: EncodeSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const { encode: encoder } = formats[format]
  if (Math.max(image.width, image.height) > (encoder.maxSide ?? Number.POSITIVE_INFINITY)) {
    throw new CodecError('the image has more pixels a side than the format can hold')
  }
  return encoder.write(image, settings)
}
