import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { resize } from '#lib/imaging/transform/resize.ts'
import { startZxing } from './start-zxing.ts'

/** The formats that are read, by their names in ZXing. */
export const readFormats = [
  ...(['QRCode', 'Code128', 'EAN13', 'EAN8', 'Code39', 'ITF', 'Codabar'] as const),
  ...(['DataMatrix', 'PDF417', 'Aztec'] as const),
] as const

type ReadFormat = (typeof readFormats)[number]

interface ReadSettings {
  /** Takes longer to find rotated, inverted, blurred and small codes. */
  isThorough: boolean
  formats: readonly ReadFormat[]
}

/**
 * Reads every code in an image with ZXing-C++, which shares no code with the QR encoder here. Transparent areas count
 * as white.
 */
export async function readCodes(image: RasterImage, settings: ReadSettings): Promise<string[]> {
  const texts = await readWith('LocalAverage', image, settings)
  return texts.length > 0 || !settings.isThorough ? texts : readBlurred(image)
}

/** In pixels. Doubling does not help larger images. */
const maxDoubledPixels = 1_000_000

/**
 * Retries an image in which nothing was found, for QR codes only, with one threshold for the whole image: blurred codes
 * have no sharp edges for local thresholds. Half the size removes noise, twice the size separates small modules.
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
  return results.filter(({ isValid }) => isValid).map(({ format, text }) => printedText(format, text))
}

/** UPC-A has the same bars as EAN-13 with a leading zero, which is not printed. */
export const printedText = (format: string, text: string): string =>
  format === 'EAN13' && text.startsWith('0') ? text.slice(1) : text
