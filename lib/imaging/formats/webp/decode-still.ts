import type { WebPModule } from '@jsquash/webp/codec/dec/webp_dec.js'
import { type Codec, runCodec } from '../../codec.ts'
import { normalizeImage } from '../../color/normalize-image.ts'
import { defaultInfo, type ImageInfo } from '../../image-info.ts'
import type { RasterImage } from '../../raster-image.ts'
import type { WebpFrame } from './frames.ts'

/** Decodes a WebP that is not animated. */
export const decodeStill = async (bytes: Uint8Array<ArrayBuffer>, info: ImageInfo): Promise<RasterImage> =>
  normalizeImage(await runCodec(codec, (module) => module.decode(bytes)), info)

/** Decodes a frame, with the color profile of its animation. Rejects if the size is not the declared one. */
export const decodeFrame = ({ width, height, file }: WebpFrame, { format, profile }: ImageInfo): Promise<RasterImage> =>
  decodeStill(file(), { ...defaultInfo, format, width, height, profile })

const codec: Codec<WebPModule> = {
  wasm: 'webpDecoder',
  load: () => import('@jsquash/webp/codec/dec/webp_dec.js'),
  emptyResultMessage: 'the file is damaged or ends too early',
}
