import type { WebPModule } from '@jsquash/webp/codec/dec/webp_dec.js'
import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf, textAt, viewOf } from '../../bytes.ts'
import { type Codec, runCodec } from '../../codec.ts'
import { CodecError } from '../../codec-error.ts'
import { asSeen } from '../../color/as-seen.ts'
import { type ImageInfo, usualInfo } from '../../image-info.ts'
import { emptyImage, type RasterImage } from '../../raster-image.ts'
import { overlay } from '../../transform/overlay.ts'
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

/** Where the first frame of an animation stands on the canvas, and the frame as a file of its own. */
interface FirstFrame {
  left: number
  top: number
  file: Uint8Array<ArrayBuffer>
}

/** Takes the first frame out of an animated WebP (RFC 9649, section 2.7), whose decoder reads still ones alone. */
function firstFrameOf(bytes: Uint8Array): FirstFrame {
  const view = viewOf(bytes)
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true)
    if (textAt(bytes, at, 4) === 'ANMF') {
      const three = (place: number) => view.getUint16(place, true) + (view.getUint8(place + 2) << 16)
      const start = at + 8
      const size = bytes.subarray(start + 6, start + 12)
      // The image has alpha where a chunk of it comes before the pixels, or where these may hold it.
      const head = joinBytes(bytesOf('VP8X\x0a\0\0\0\x10\0\0\0'), size)
      const body = joinBytes(bytesOf('WEBP'), head, bytes.subarray(start + 16, start + length))
      const file = joinBytes(bytesOf('RIFF'), new Uint8Array(4), body)
      viewOf(file).setUint32(4, body.length, true)
      return { left: 2 * three(start), top: 2 * three(start + 3), file }
    }
    at += 8 + length + (length & 1)
  }
  throw new CodecError('this animation has no frame')
}
