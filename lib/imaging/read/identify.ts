import type { DecodeOptions } from '../formats/format-definition.ts'
import type { ImageInfo } from '../image-info.ts'
import type { RasterImage } from '../raster-image.ts'
import { decode } from './decode.ts'
import { readInfo } from './read-info.ts'

/** An image that is not yet decoded. */
export interface ImageSource extends ImageInfo {
  /**
   * Decodes it to upright sRGB.
   *
   * @throws CodecError when the file is damaged
   */
  decode(options?: DecodeOptions): Promise<RasterImage>
}

/**
 * Identifies the image in a file by its bytes alone; undefined if the format is not supported.
 *
 * @throws CodecError when it is damaged
 */
export function identify(bytes: Uint8Array<ArrayBuffer>): ImageSource | undefined {
  const info = readInfo(bytes)
  return info && { ...info, decode: (options) => decode(bytes, info, options) }
}
