import sharp from 'sharp'
import { CodecError } from '../../codec-error.ts'
import { maxPixels } from '../../max-pixels.ts'
import type { RasterImage, Size } from '../../raster-image.ts'

/**
 * Draws an SVG with librsvg, which loads no external resources; text uses the system's fonts.
 *
 * @throws CodecError when it is damaged
 */
export async function drawSvg(bytes: Uint8Array, { width, height }: Size, scale: number): Promise<RasterImage> {
  try {
    // The dots per inch that render it sharply at the requested size.
    const density = Math.max(1, Math.min(100_000, 72 * scale))
    const { data } = await sharp(bytes, { density, limitInputPixels: maxPixels })
      .resize({ width, height, fit: 'fill' })
      .toColorspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width, height, data: new Uint8ClampedArray(data) }
  } catch (error) {
    throw new CodecError(error instanceof Error ? error.message : String(error))
  }
}
