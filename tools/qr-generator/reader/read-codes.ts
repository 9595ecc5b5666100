import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { resize } from '#lib/imaging/transform/resize.ts'
import { startZxing } from './start-zxing.ts'

/** The kinds of codes that are read, by the names that ZXing has for them. */
export const readFormats = [
  ...(['QRCode', 'Code128', 'EAN13', 'EAN8', 'Code39', 'ITF', 'Codabar'] as const),
  ...(['DataMatrix', 'PDF417', 'Aztec'] as const),
] as const

type ReadFormat = (typeof readFormats)[number]

interface ReadSettings {
  /** Looks longer: turned, light on dark, blurred, small. */
  isThorough: boolean
  formats: readonly ReadFormat[]
}

/**
 * Reads every code in an image, with a reader that shares nothing with what draws QR codes here (ZXing-C++). What is
 * transparent lies on white.
 */
export async function readCodes(image: RasterImage, settings: ReadSettings): Promise<string[]> {
  const texts = await readWith('LocalAverage', image, settings)
  return texts.length > 0 || !settings.isThorough ? texts : readBlurred(image)
}

/** In pixels. What is larger is blurred in other ways than by being small. */
const maxDoubledPixels = 1_000_000

/**
 * Looks again for QR codes in an image in which nothing was found, with one threshold for all of it: what is blurred has
 * no sharp edges to tell light from dark beside them. In half the size noise is gone, in twice the size small modules are
 * whole.
 */
async function readBlurred(image: RasterImage): Promise<string[]> {
  const scales = image.width * image.height <= maxDoubledPixels ? [1, 0.5, 2] : [1, 0.5]
  for (const scale of scales) {
    const [width = 1, height = 1] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)))
    const settings = { isThorough: true, formats: ['QRCode'] } as const
    const texts = await readWith('GlobalHistogram', await resize(image, { width, height }), settings)
    if (texts.length > 0) return texts
  }
  return []
}

async function readWith(
  binarizer: 'LocalAverage' | 'GlobalHistogram',
  { data, width, height }: RasterImage,
  { isThorough, formats }: ReadSettings,
): Promise<string[]> {
  const { readBarcodesFromImageData } = await startZxing('reader')
  const results = await readBarcodesFromImageData({ data, width, height, colorSpace: 'srgb' } as ImageData, {
    formats: [...formats],
    binarizer,
    tryHarder: isThorough,
    tryInvert: isThorough,
    tryRotate: isThorough,
    tryDownscale: true,
    textMode: 'Plain',
  })
  return results.filter(({ isValid }) => isValid).map(({ format, text }) => asPrinted(format, text))
}

/** The bars of UPC-A are those of EAN-13 after a zero, which is not printed below them. */
export const asPrinted = (format: string, text: string): string =>
  format === 'EAN13' && text.startsWith('0') ? text.slice(1) : text
