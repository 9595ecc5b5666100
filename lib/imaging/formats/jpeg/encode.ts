import type { MozJPEGModule } from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js'
import type { Codec } from '../../codec.ts'
import { encodePixels, isHuge, usesFullChroma } from '../../encode-pixels.ts'
import type { RasterImage } from '../../raster-image.ts'
import type { EncodeSettings } from '../format-definition.ts'

/** Encodes an image as JPEG, ignoring alpha: flatten the image first. */
export async function encode(image: RasterImage, settings: EncodeSettings): Promise<Uint8Array<ArrayBuffer>> {
  const { defaultOptions } = await import('@jsquash/jpeg/meta.js')
  const { quality, isLastUse } = settings
  const chroma = { auto_subsample: false, chroma_subsample: usesFullChroma(image, settings) ? 1 : 2 }
  // Progressive encoding makes files 4 % smaller, in twice the time.
  return encodePixels(codec, image, { ...defaultOptions, ...chroma, quality, progressive: !isHuge(image) }, isLastUse)
}

const codec: Codec<MozJPEGModule> = {
  wasm: 'jpegEncoder',
  load: () => import('@jsquash/jpeg/codec/enc/mozjpeg_enc.js'),
  emptyResultMessage: 'the format cannot hold this image',
}
