import { joinBytes } from '../../../join-bytes.ts'
import type { RasterImage } from '../../raster-image.ts'
import { isOpaque } from '../../transform/flatten.ts'

/**
 * Encodes an image as TIFF, losslessly, in one strip compressed with Deflate; with alpha if the image is not opaque.
 */
export async function encode(image: RasterImage): Promise<Uint8Array<ArrayBuffer>> {
  const { zlibSync } = await import('fflate')
  const { width, height } = image
  const samples = isOpaque(image) ? 3 : 4
  const strip = zlibSync(differencesOf(image, samples))
  const entries: Entry[] = [
    [256, long, width],
    [257, long, height],
    // BitsPerSample; its offset, after the directory, is set below.
    [258, short, 0, samples],
    [259, short, 8],
    [262, short, 2],
    [273, long, 0],
    [277, short, samples],
    [278, long, height],
    [279, long, strip.length],
    [317, short, 2],
    ...(samples === 4 ? [[338, short, 2] satisfies Entry] : []),
  ]
  return joinBytes(headOf(entries), new Uint8Array(Uint16Array.from({ length: 4 }, () => 8).buffer), strip)
}

type Entry = [tag: number, type: number, value: number, count?: number]

const [short, long] = [3, 4]

function headOf(entries: Entry[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(8 + 2 + 12 * entries.length + 4))
  const depths = view.byteLength
  view.setUint32(0, 0x49492a00)
  view.setUint32(4, 8, true)
  view.setUint16(8, entries.length, true)
  for (const [index, [tag, type, value, count = 1]] of entries.entries()) {
    const at = 10 + 12 * index
    view.setUint16(at, tag, true)
    view.setUint16(at + 2, type, true)
    view.setUint32(at + 4, count, true)
    view.setUint32(at + 8, tag === 258 ? depths : tag === 273 ? depths + 8 : value, true)
  }
  return new Uint8Array(view.buffer)
}

/**
 * Applies the horizontal predictor: stores the difference of each pixel to the previous one, which compresses better.
 */
function differencesOf({ width, height, data }: RasterImage, samples: number): Uint8Array {
  const bytes = new Uint8Array(width * height * samples)
  let to = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      for (let part = 0; part < samples; part++) {
        bytes[to++] = (data[at + part] ?? 0) - (x > 0 ? (data[at - 4 + part] ?? 0) : 0)
      }
    }
  }
  return bytes
}
