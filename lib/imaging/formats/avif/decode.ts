import type { AVIFModule } from '@jsquash/avif/codec/dec/avif_dec.js'
import { type Codec, runCodec } from '../../codec.ts'
import { normalizeImage } from '../../color/normalize-image.ts'
import type { ImageInfo } from '../../image-info.ts'
import type { RasterImage } from '../../raster-image.ts'
import { withPixelDepths } from './pixel-depths.ts'

/** Decodes an AVIF to upright sRGB. */
export async function decode(bytes: Uint8Array<ArrayBuffer>, info: ImageInfo): Promise<RasterImage> {
  const whole = withPixelDepths(bytes)
  return normalizeImage(await runCodec(codec, (module) => module.decode(whole, 8)), info)
}

const codec: Codec<AVIFModule> = {
  wasm: 'avifDecoder',
  load: () => import('@jsquash/avif/codec/dec/avif_dec.js'),
  emptyResultMessage: 'the file is damaged or ends too early',
}
