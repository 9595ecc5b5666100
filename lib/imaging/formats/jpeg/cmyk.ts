import { textAt } from '../../bytes.ts'
import type { RasterImage, Size } from '../../raster-image.ts'
import { type OmittedComponent, withoutComponent } from './without-component.ts'

/** Decodes a JPEG of three components. */
type DecodeJpeg = (bytes: Uint8Array<ArrayBuffer>) => Promise<RasterImage>

/** The stored CMYK samples, four bytes per pixel. */
interface CmykSamples extends Size {
  data: Uint8Array
}

/**
 * Decodes a CMYK JPEG to sRGB by the simple formula, (1 − ink) × (1 − black), without its profile. Adobe's programs,
 * whose files have an Adobe APP14 segment, store CMYK inverted.
 */
export async function decodeCmyk(bytes: Uint8Array<ArrayBuffer>, decode: DecodeJpeg): Promise<RasterImage> {
  const transform = adobeTransform(bytes)
  const { width, height, data } = await decodeCmykSamples(bytes, decode, { isTransformed: transform === 2 })
  const inversion = transform === undefined ? 255 : 0
  for (let at = 0; at < data.length; at += 4) {
    const light = (data[at + 3] ?? 0) ^ inversion
    for (let part = 0; part < 3; part++)
      data[at + part] = Math.round((((data[at + part] ?? 0) ^ inversion) * light) / 255)
    data[at + 3] = 255
  }
  return { width, height, data: new Uint8ClampedArray(data.buffer as ArrayBuffer) }
}

/**
 * Decodes the CMYK samples of a JPEG in two passes, once without component 2 for black, and once without black for the
 * others.
 */
export async function decodeCmykSamples(
  bytes: Uint8Array,
  decode: DecodeJpeg,
  { isTransformed }: Pick<OmittedComponent, 'isTransformed'>,
): Promise<CmykSamples> {
  // Only one byte per pixel of black is kept while the others are decoded.
  const black = blueOf(await decode(withoutComponent(bytes, { color: 2, isTransformed: false })))
  const { width, height, data } = await decode(withoutComponent(bytes, { color: 3, isTransformed }))
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4
    // YCCK is YCbCr of the inverted inks.
    if (isTransformed) for (let part = 0; part < 3; part++) data[at + part] = 255 - (data[at + part] ?? 0)
    data[at + 3] = black[pixel] ?? 0
  }
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}

function blueOf({ width, height, data }: RasterImage): Uint8Array {
  const blue = new Uint8Array(width * height)
  for (let pixel = 0; pixel < blue.length; pixel++) blue[pixel] = data[pixel * 4 + 2] ?? 0
  return blue
}

/** Returns the color transform of the Adobe APP14 segment: 0 is CMYK, 2 is YCCK. Undefined without such a segment. */
function adobeTransform(bytes: Uint8Array): number | undefined {
  for (let at = 2; at + 16 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xda) return undefined
    if (marker === 0xee && textAt(bytes, at + 4, 5) === 'Adobe') return bytes[at + 15]
    at += marker === 0xff ? 1 : 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
  }
  return undefined
}
