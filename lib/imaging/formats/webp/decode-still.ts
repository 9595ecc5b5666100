import type { WebPModule } from '@jsquash/webp/codec/dec/webp_dec.js'
import { type Codec, runCodec } from '../../codec.ts'
import { normalizeImage } from '../../color/normalize-image.ts'
import { defaultInfo, type ImageInfo } from '../../image-info.ts'
import type { RasterImage } from '../../raster-image.ts'
import type { WebpFrame } from './frames.ts'

/** Reads the pixels of a WebP that is no animation. */
export const decodeStill = async (bytes: Uint8Array<ArrayBuffer>, info: ImageInfo): Promise<RasterImage> =>
  normalizeImage(await runCodec(codec, (module) => module.decode(bytes)), info)

/** Reads the pixels of a frame, in the colors of the animation that it is of. A size that is not its own is refused. */
export const decodeFrame = ({ width, height, file }: WebpFrame, { format, profile }: ImageInfo): Promise<RasterImage> =>
  decodeStill(file(), { ...defaultInfo, format, width, height, profile })

const codec: Codec<WebPModule> = {
  wasm: 'webpDecoder',
  load: () => import('@jsquash/webp/codec/dec/webp_dec.js'),
  emptyResultMessage: 'the file is damaged or ends too early',
}
