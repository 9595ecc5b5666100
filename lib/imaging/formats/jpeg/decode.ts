import type { MozJPEGModule } from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js'
import { type Codec, runCodec } from '../../codec.ts'
import { normalizeImage } from '../../color/normalize-image.ts'
import type { ImageInfo } from '../../image-info.ts'
import type { RasterImage } from '../../raster-image.ts'

/** Reads the pixels of a JPEG as they are seen. */
export async function decode(bytes: Uint8Array<ArrayBuffer>, info: ImageInfo): Promise<RasterImage> {
  // A profile of inks is none of three colors, and what stands with inks may be wrong.
  return info.isCmyk
    ? normalizeImage(await readInks(bytes), { ...info, profile: undefined })
    : normalizeImage(await decodeJpeg(bytes), info)
}

/** Few files have inks: what reads them comes when one is there. */
const readInks = async (bytes: Uint8Array<ArrayBuffer>): Promise<RasterImage> =>
  (await import('./cmyk.ts')).decodeCmyk(bytes, decodeJpeg)

/** Reads the pixels of a JPEG of one color or three, as they are stored. */
export const decodeJpeg = (bytes: Uint8Array<ArrayBuffer>): Promise<RasterImage> =>
  runCodec(codec, (module) => module.decode(bytes, false))

const codec: Codec<MozJPEGModule> = {
  wasm: 'jpegDecoder',
  load: () => import('@jsquash/jpeg/codec/dec/mozjpeg_dec.js'),
  emptyResultMessage: 'the file is damaged or ends too early',
}
