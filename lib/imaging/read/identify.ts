import type { DecodeOptions } from '../formats/format-definition.ts'
import type { ImageInfo } from '../image-info.ts'
import type { RasterImage } from '../raster-image.ts'
import { decode } from './decode.ts'
import { readInfo } from './read-info.ts'

/** An image that is not decoded yet. */
export interface ImageSource extends ImageInfo {
  /**
   * Reads the pixels as they are seen: upright, in sRGB.
   *
   * @throws CodecError when the file is damaged
   */
  decode(options?: DecodeOptions): Promise<RasterImage>
}

/**
 * Tells by its bytes alone what image a file holds; undefined if it is none that can be read.
 *
 * @throws CodecError when it is one, but damaged
 */
export function identify(bytes: Uint8Array<ArrayBuffer>): ImageSource | undefined {
  const info = readInfo(bytes)
  return info && { ...info, decode: (options) => decode(bytes, info, options) }
}
