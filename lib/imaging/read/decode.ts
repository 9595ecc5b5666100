import type { AVIFModule } from '@jsquash/avif/codec/dec/avif_dec.js'
import type { MozJPEGModule } from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js'
import type { JXLModule } from '@jsquash/jxl/codec/dec/jxl_dec.js'
import type { WebPModule } from '@jsquash/webp/codec/dec/webp_dec.js'
import { wasmModule } from '#lib/wasm-bytes.ts'
import { attempt, type Codec, collectGarbage, runCodec } from '../codec.ts'
import { CodecError } from '../codec-error.ts'
import type { Format } from '../formats.ts'
import { withPixelDepths } from '../metadata/avif-depths.ts'
import type { Header } from '../metadata/header.ts'
import type { RasterImage } from '../raster-image.ts'
import { orient } from '../transform/orientation.ts'
import { toSrgb } from './color-profile.ts'
import { pixelsOfPng } from './png-pixels.ts'

/**
 * Reads the pixels of a file as they are seen: turned upright, in sRGB, without a color changed by a multiplication.
 * The same decoders everywhere, so that every door gives the same bytes.
 *
 * @throws CodecError when the file is damaged
 */
export async function decode(
  bytes: Uint8Array<ArrayBuffer>,
  { format, profile, orientation, isCmyk }: Header,
): Promise<RasterImage> {
  const { data, width, height } = await intact(isCmyk ? readInks(bytes) : decoders[format](bytes))
  const image: RasterImage = { data, width, height }
  // A profile of inks is none of three colors, and what stands with inks may be wrong.
  if (profile && !isCmyk) toSrgb(image, profile)
  return orient(image, orientation)
}

/** Few files have inks: what reads them comes when one is there. */
const readInks = async (bytes: Uint8Array<ArrayBuffer>): Promise<RasterImage> =>
  (await import('./cmyk-jpeg.ts')).decodeCmyk(bytes, decodeJpeg)

/** What ends too early where it is taken apart before its decoder has it is damaged. */
async function intact<Answer>(read: Promise<Answer>): Promise<Answer> {
  try {
    return await read
  } catch (error) {
    throw error instanceof RangeError ? new CodecError(silence) : error
  }
}

/** Reads the pixels of a JPEG of one color or three, as they are stored. */
export const decodeJpeg = (bytes: Uint8Array<ArrayBuffer>): Promise<RasterImage> =>
  runCodec(jpeg, (module) => module.decode(bytes, false))

const decoders: Record<Format, (bytes: Uint8Array<ArrayBuffer>) => Promise<RasterImage>> = {
  jpeg: decodeJpeg,
  webp: (bytes) => runCodec(webp, (module) => module.decode(bytes)),
  async avif(bytes) {
    const whole = withPixelDepths(bytes)
    return runCodec(avif, (module) => module.decode(whole, 8))
  },
  jxl: (bytes) => runCodec(jxl, (module) => module.decode(bytes)),
  async png(bytes) {
    try {
      return await attempt(async () => pixelsOfPng(await wasmModule('png'), bytes), [silence])
    } finally {
      collectGarbage()
    }
  },
}

const silence = 'the file is damaged or ends too early'

const jpeg: Codec<MozJPEGModule> = {
  wasm: 'jpegDecoder',
  load: () => import('@jsquash/jpeg/codec/dec/mozjpeg_dec.js'),
  silence,
}
const webp: Codec<WebPModule> = {
  wasm: 'webpDecoder',
  load: () => import('@jsquash/webp/codec/dec/webp_dec.js'),
  silence,
}
const avif: Codec<AVIFModule> = {
  wasm: 'avifDecoder',
  load: () => import('@jsquash/avif/codec/dec/avif_dec.js'),
  silence,
}
const jxl: Codec<JXLModule> = {
  wasm: 'jxlDecoder',
  load: () => import('@jsquash/jxl/codec/dec/jxl_dec.js'),
  silence,
}
