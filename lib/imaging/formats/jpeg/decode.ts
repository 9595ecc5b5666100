import type { MozJPEGModule } from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js'
import { type Codec, runCodec } from '../../codec.ts'
import { normalizeImage } from '../../color/normalize-image.ts'
import type { ImageInfo } from '../../image-info.ts'
import type { RasterImage } from '../../raster-image.ts'

/** Decodes a JPEG to upright sRGB. */
export async function decode(bytes: Uint8Array<ArrayBuffer>, info: ImageInfo): Promise<RasterImage> {
  // A CMYK profile cannot be applied to RGB, and other profiles of CMYK images may be wrong.
  return info.isCmyk
    ? normalizeImage(await decodeCmykJpeg(bytes), { ...info, profile: undefined })
    : normalizeImage(await decodeJpeg(bytes), info)
}

/** Loads the CMYK decoder on demand, since few files need it. */
const decodeCmykJpeg = async (bytes: Uint8Array<ArrayBuffer>): Promise<RasterImage> =>
  (await import('./cmyk.ts')).decodeCmyk(bytes, decodeJpeg)

/** Decodes a JPEG of one or three components without applying profile and orientation. */
export const decodeJpeg = (bytes: Uint8Array<ArrayBuffer>): Promise<RasterImage> =>
  runCodec(codec, (module) => module.decode(bytes, false))

const codec: Codec<MozJPEGModule> = {
  wasm: 'jpegDecoder',
  load: () => import('@jsquash/jpeg/codec/dec/mozjpeg_dec.js'),
  emptyResultMessage: 'the file is damaged or ends too early',
}
