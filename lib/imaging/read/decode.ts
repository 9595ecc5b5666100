import { CodecError } from '../codec-error.ts'
import type { DecodeOptions } from '../formats/format-definition.ts'
import { loadDecoder } from '../formats/load-codec.ts'
import type { ImageInfo } from '../image-info.ts'
import type { RasterImage } from '../raster-image.ts'

/**
 * Decodes an image to upright sRGB with straight alpha. Uses the same decoders in browsers and in Node, so that every
 * door gives the same bytes.
 *
 * @throws CodecError when the file is damaged
 */
export async function decode(
  bytes: Uint8Array<ArrayBuffer>,
  info: ImageInfo,
  options: DecodeOptions = {},
): Promise<RasterImage> {
  try {
    const decodeFile = await loadDecoder(info.format)
    const { keepsProfile = false } = options
    return await decodeFile(bytes, keepsProfile ? { ...info, profile: undefined } : info, options)
  } catch (error) {
    // Parsers throw RangeError if a file ends too early.
    throw error instanceof RangeError ? new CodecError('the file is damaged or ends too early') : error
  }
}
