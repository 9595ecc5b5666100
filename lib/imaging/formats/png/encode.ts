import { wasmModule } from '#lib/wasm-bytes.ts'
import { attempt } from '../../codec.ts'
import { hasAtMostColors, quantize } from '../../color/quantize.ts'
import type { RasterImage } from '../../raster-image.ts'
import type { EncodeSettings } from '../format-definition.ts'
import { encodePlainPng } from './encode-plain.ts'

/** Encodes an image as PNG; if `colors` is given, with a palette of at most so many colors. */
export async function encode(image: RasterImage, { colors }: EncodeSettings): Promise<Uint8Array<ArrayBuffer>> {
  return optimizePixels(!colors || hasAtMostColors(colors, image) ? image : await quantize(image, colors))
}

/**
 * Encodes an image as PNG with OxiPNG, losslessly except for the colors of fully transparent pixels; large images with
 * the plain encoder, which takes less time and memory.
 */
export function optimizePixels(image: RasterImage): Promise<Uint8Array<ArrayBuffer>> {
  const { data, width, height } = image
  if (width * height > maxOxipngPixels) return encodePlainPng(image)
  return attempt(async () => {
    const { optimise_raw } = await start()
    return new Uint8Array(optimise_raw(data, width, height, levelFor(width * height), false, true))
  })
}

/** A photograph of 12 million pixels takes ten seconds on a busy machine. */
const maxOxipngPixels = 8_000_000

/** Level 2 takes three times as long as 1 and saves a hundredth, which is not worth a minute. */
const levelFor = (pixels: number): number => (pixels > 4_000_000 ? 1 : 2)

async function start() {
  // Always the single-threaded build: the package would choose threads, which need headers that the site does not send.
  const [glue, module] = await Promise.all([
    import('@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'),
    wasmModule('oxipng'),
  ])
  // Its asynchronous start would load Node's `fetch`, which takes longer than the picture.
  glue.initSync(module)
  return glue
}
