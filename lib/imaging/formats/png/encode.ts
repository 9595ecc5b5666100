import { wasmModule } from '#lib/wasm-bytes.ts'
import { attempt } from '../../codec.ts'
import { hasAtMostColors, quantize } from '../../color/quantize.ts'
import type { RasterImage } from '../../raster-image.ts'
import type { EncodeSettings } from '../format-definition.ts'
import { encodePlainPng } from './encode-plain.ts'

/** Writes an image as PNG, with a palette of so many colors at most, chosen to suit it, where a number of them is given. */
export async function encode(image: RasterImage, { colors }: EncodeSettings): Promise<Uint8Array<ArrayBuffer>> {
  return optimizePixels(!colors || hasAtMostColors(colors, image) ? image : await quantize(image, colors))
}

/**
 * Writes an image as PNG, in the smallest of the ways that keep every pixel that can be seen; a large one in the way
 * that takes the least.
 */
export function optimizePixels(image: RasterImage): Promise<Uint8Array<ArrayBuffer>> {
  const { data, width, height } = image
  if (width * height > maxOxipngPixels) return encodePlainPng(image)
  return attempt(async () => {
    const { optimise_raw } = await start()
    return new Uint8Array(optimise_raw(data, width, height, levelFor(width * height), false, true))
  })
}

/** A photograph of twelve million pixels takes ten seconds on a machine that does something else too. */
const maxOxipngPixels = 8_000_000

/** Level 2 takes three times as long as 1 and saves a hundredth: a minute is too much for that. */
const levelFor = (pixels: number): number => (pixels > 4_000_000 ? 1 : 2)

async function start() {
  // The file for one thread, always: the package's own choice would need headers that the site does not send.
  const [glue, module] = await Promise.all([
    import('@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'),
    wasmModule('oxipng'),
  ])
  await glue.default(module)
  return glue
}
