import { textAt } from '../../bytes.ts'
import type { RasterImage, Size } from '../../raster-image.ts'
import { type OmittedComponent, withoutComponent } from './without-component.ts'

/** Decodes a JPEG of three colors. */
type DecodeJpeg = (bytes: Uint8Array<ArrayBuffer>) => Promise<RasterImage>

/** Four bytes a pixel, as they are stored. */
interface Inks extends Size {
  data: Uint8Array
}

/**
 * Reads a JPEG of four inks as it is seen, by the plain formula: what light an ink lets through, times what black does.
 * No profile has a say. Adobe's programs, whose files carry its mark, store inks the other way round.
 */
export async function decodeCmyk(bytes: Uint8Array<ArrayBuffer>, decode: DecodeJpeg): Promise<RasterImage> {
  const mark = adobeMark(bytes)
  const { width, height, data } = await decodeInks(bytes, decode, { isTransformed: mark === 2 })
  const turn = mark === undefined ? 255 : 0
  for (let at = 0; at < data.length; at += 4) {
    const light = (data[at + 3] ?? 0) ^ turn
    for (let part = 0; part < 3; part++) data[at + part] = Math.round((((data[at + part] ?? 0) ^ turn) * light) / 255)
    data[at + 3] = 255
  }
  return { width, height, data: new Uint8ClampedArray(data.buffer as ArrayBuffer) }
}

/** Reads the inks of a JPEG: the first three of them, and the fourth, as two images. */
export async function decodeInks(
  bytes: Uint8Array,
  decode: DecodeJpeg,
  { isTransformed }: Pick<OmittedComponent, 'isTransformed'>,
): Promise<Inks> {
  // One byte a pixel of the fourth ink is kept while the others are decoded.
  const fourth = blueOf(await decode(withoutComponent(bytes, { color: 2, isTransformed: false })))
  const { width, height, data } = await decode(withoutComponent(bytes, { color: 3, isTransformed }))
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4
    // What stands for brightness and differences stands for the inks' opposites.
    if (isTransformed) for (let part = 0; part < 3; part++) data[at + part] = 255 - (data[at + part] ?? 0)
    data[at + 3] = fourth[pixel] ?? 0
  }
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}

function blueOf({ width, height, data }: RasterImage): Uint8Array {
  const blue = new Uint8Array(width * height)
  for (let pixel = 0; pixel < blue.length; pixel++) blue[pixel] = data[pixel * 4 + 2] ?? 0
  return blue
}

/** How Adobe's mark says that colors are stored: 0 as they are, 2 as brightness and differences. */
function adobeMark(bytes: Uint8Array): number | undefined {
  for (let at = 2; at + 16 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xda) return undefined
    if (marker === 0xee && textAt(bytes, at + 4, 5) === 'Adobe') return bytes[at + 15]
    at += marker === 0xff ? 1 : 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
  }
  return undefined
}
