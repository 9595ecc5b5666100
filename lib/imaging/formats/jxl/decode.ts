import type { JXLModule } from '@jsquash/jxl/codec/dec/jxl_dec.js'
import { type Codec, runCodec } from '../../codec.ts'
import { normalizeImage } from '../../color/normalize-image.ts'
import type { ImageInfo } from '../../image-info.ts'
import type { RasterImage } from '../../raster-image.ts'

/** Decodes a JPEG XL to upright sRGB. */
export const decode = async (bytes: Uint8Array<ArrayBuffer>, info: ImageInfo): Promise<RasterImage> =>
  normalizeImage(await runCodec(codec, (module) => module.decode(bytes)), info)

const codec: Codec<JXLModule> = {
  wasm: 'jxlDecoder',
  load: () => import('@jsquash/jxl/codec/dec/jxl_dec.js'),
  emptyResultMessage: 'the file is damaged or ends too early',
}
