import type { AVIFModule } from '@jsquash/avif/codec/enc/avif_enc.js'
import type { MozJPEGModule } from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js'
import type { JXLModule } from '@jsquash/jxl/codec/enc/jxl_enc.js'
import type { WebPModule } from '@jsquash/webp/codec/enc/webp_enc.js'
import { type Codec, runCodec } from '../codec.ts'
import type { Format } from '../formats.ts'
import type { RasterImage, Size } from '../raster-image.ts'
import { optimizePixels } from './oxipng.ts'
import { avifQualityOf } from './quality.ts'

interface EncodeSettings {
  /** 1 to 100, as JPEG counts it. PNG has none, it keeps every pixel as it is. */
  quality: number
  /** The image has colors of full resolution, which a high quality keeps; true unless told otherwise. */
  hasFullColor?: boolean
  /** Keeps every pixel of a WebP as it is too. */
  lossless?: boolean
  /** Nobody needs the image any more: its pixels may be given up once the codec has them. */
  isLastUse?: boolean
}

/**
 * Writes an image in a format. JPEG takes no notice of alpha, so flatten the image before.
 *
 * @throws CodecError when the format cannot hold the image
 */
export function encode(image: RasterImage, format: Format, settings: EncodeSettings): Promise<Uint8Array<ArrayBuffer>> {
  return encoders[format](image, settings)
}

type Encoder = (image: RasterImage, settings: EncodeSettings) => Promise<Uint8Array<ArrayBuffer>>

const encoders: Record<Format, Encoder> = {
  async jpeg(image, { quality, hasFullColor, isLastUse }) {
    const { defaultOptions } = await import('@jsquash/jpeg/meta.js')
    const chroma = { auto_subsample: false, chroma_subsample: keepsColor(image, quality, hasFullColor) ? 1 : 2 }
    // In several passes a file is 4 % smaller, for twice the time.
    return write(jpeg, image, { ...defaultOptions, ...chroma, quality, progressive: !isHuge(image) }, isLastUse)
  },
  async webp(image, { quality, lossless = false, isLastUse }) {
    const { defaultOptions } = await import('@jsquash/webp/meta.js')
    // Without loss, quality is the effort. With it, method 2 takes half the time of 4, and a third less memory.
    const how = lossless ? { lossless: 1, quality: 75 } : { quality, method: isHuge(image) ? 2 : 4 }
    return write(webp, image, { ...defaultOptions, ...how }, isLastUse)
  },
  async avif(image, { quality, hasFullColor, isLastUse }) {
    const { defaultOptions } = await import('@jsquash/avif/meta.js')
    const isSmall = image.width * image.height <= maxFullColorAvifPixels
    const subsample = isSmall && keepsColor(image, quality, hasFullColor) ? 3 : 1
    // Speed 8 takes an eighth of the time of 6, for files that are little larger.
    const how = { speed: 8, subsample, quality: avifQualityOf(quality) }
    return write(avif, image, { ...defaultOptions, ...how }, isLastUse)
  },
  async jxl(image, { quality, isLastUse }) {
    const { defaultOptions } = await import('@jsquash/jxl/meta.js')
    // Effort 3 takes a tenth of the time of 7, for files of the same size at the same likeness.
    return write(jxl, image, { ...defaultOptions, effort: 3, quality }, isLastUse)
  },
  png: optimizePixels,
}

/** More than most phones take: what costs seconds and memory there is left out. */
const isHuge = ({ width, height }: Size): boolean => width * height > 12_500_000

/** In pixels: with colors of full resolution AVIF takes 38 bytes of memory for each, else 26. */
const maxFullColorAvifPixels = 8_000_000

/** Below a quality of 85, colors with a quarter of the pixels look the same, and save a third. */
const keepsColor = (image: Size, quality: number, hasFullColor = true): boolean =>
  quality >= 85 && hasFullColor && !isHuge(image)

interface Writer<Options> {
  encode(data: BufferSource, width: number, height: number, options: Options): Uint8Array | null
}

/** Copies the answer, which TypeScript believes to be in memory that may be shared. */
async function write<Options extends { quality: number }>(
  codec: Codec<Writer<Options>>,
  { data, width, height }: RasterImage,
  options: Options,
  isLastUse = false,
) {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  const settings = isLastUse ? whenRead(options, () => data.buffer.detached || data.buffer.transfer(0)) : options
  return new Uint8Array(await runCodec(codec, (module) => module.encode(bytes, width, height, settings)))
}

/**
 * Does something when the settings are read. A codec reads them last, when it has copied the pixels into its own memory
 * and before it begins: the moment to give up those here.
 */
function whenRead<Options extends { quality: number }>(options: Options, act: () => void): Options {
  return Object.defineProperty({ ...options }, 'quality', {
    get() {
      act()
      return options.quality
    },
  })
}

const silence = 'the format cannot hold this image'

const jpeg: Codec<MozJPEGModule> = {
  wasm: 'jpegEncoder',
  load: () => import('@jsquash/jpeg/codec/enc/mozjpeg_enc.js'),
  silence,
}
const webp: Codec<WebPModule> = {
  wasm: 'webpEncoder',
  load: () => import('@jsquash/webp/codec/enc/webp_enc_simd.js'),
  silence,
}
// Its single thread, always: the package's own choice would need headers that the site does not send.
const avif: Codec<AVIFModule> = {
  wasm: 'avifEncoder',
  load: () => import('@jsquash/avif/codec/enc/avif_enc.js'),
  silence,
}
const jxl: Codec<JXLModule> = {
  wasm: 'jxlEncoder',
  load: () => import('@jsquash/jxl/codec/enc/jxl_enc.js'),
  silence,
}
