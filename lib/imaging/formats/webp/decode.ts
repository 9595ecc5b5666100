import type { WebPModule } from '@jsquash/webp/codec/dec/webp_dec.js'
import { type Codec, runCodec } from '../../codec.ts'
import { CodecError } from '../../codec-error.ts'
import { asSeen } from '../../color/as-seen.ts'
import { type ImageInfo, usualInfo } from '../../image-info.ts'
import { emptyImage, type RasterImage } from '../../raster-image.ts'
import { overlay } from '../../transform/overlay.ts'
import { firstFrameOf } from './first-frame.ts'
import { reader } from './info.ts'

/** Reads the pixels of a WebP as they are seen; of an animation its first frame, on the canvas that all share. */
export async function decode(bytes: Uint8Array<ArrayBuffer>, info: ImageInfo): Promise<RasterImage> {
  if (!info.isAnimated) return decodeStill(bytes, info)
  const { left, top, file } = firstFrameOf(bytes)
  const still = { format: info.format, ...usualInfo, ...reader.info(file) }
  if (left + still.width > info.width || top + still.height > info.height) {
    throw new CodecError('this animation has a frame beyond its canvas')
  }
  return overlay(emptyImage(info.width, info.height), await decodeStill(file, still), { left, top })
}

const decodeStill = async (bytes: Uint8Array<ArrayBuffer>, info: ImageInfo): Promise<RasterImage> =>
  asSeen(await runCodec(codec, (module) => module.decode(bytes)), info)

const codec: Codec<WebPModule> = {
  wasm: 'webpDecoder',
  load: () => import('@jsquash/webp/codec/dec/webp_dec.js'),
  silence: 'the file is damaged or ends too early',
}
