import type { AVIFModule } from '@jsquash/avif/codec/enc/avif_enc.js'
import type { Codec } from '../../codec.ts'
import { encodePixels, usesFullChroma } from '../../encode-pixels.ts'
import type { RasterImage } from '../../raster-image.ts'
import type { EncodeSettings } from '../format-definition.ts'
import { avifQualityOf } from './quality.ts'

/** Writes an image as AVIF. */
export async function encode(image: RasterImage, settings: EncodeSettings): Promise<Uint8Array<ArrayBuffer>> {
  const { defaultOptions } = await import('@jsquash/avif/meta.js')
  const isSmall = image.width * image.height <= maxFullColorPixels
  const subsample = isSmall && usesFullChroma(image, settings) ? 3 : 1
  // Speed 8 takes an eighth of the time of 6, for files that are little larger.
  const how = { speed: 8, subsample, quality: avifQualityOf(settings.quality) }
  return encodePixels(codec, image, { ...defaultOptions, ...how }, settings.isLastUse)
}

/** With colors of full resolution it takes 38 bytes of memory for each pixel, else 26. */
const maxFullColorPixels = 8_000_000

// Its single thread, always: the package's own choice would need headers that the site does not send.
const codec: Codec<AVIFModule> = {
  wasm: 'avifEncoder',
  load: () => import('@jsquash/avif/codec/enc/avif_enc.js'),
  emptyResultMessage: 'the format cannot hold this image',
}
