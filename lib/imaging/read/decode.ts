import { CodecError } from '../codec-error.ts'
import type { DecodeOptions } from '../formats/format-definition.ts'
import { loadDecoder } from '../formats/load-codec.ts'
import type { ImageInfo } from '../image-info.ts'
import type { RasterImage } from '../raster-image.ts'

/**
 * Reads the pixels of a file as they are seen: turned upright, in sRGB, without a color changed by a multiplication.
 * The same decoders everywhere, so that every door gives the same bytes.
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
    // What ends too early where it is taken apart is damaged.
    throw error instanceof RangeError ? new CodecError('the file is damaged or ends too early') : error
  }
}
