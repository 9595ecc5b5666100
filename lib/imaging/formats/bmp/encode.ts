import type { RasterImage } from '../../raster-image.ts'
import { isOpaque } from '../../transform/flatten.ts'

/** Encodes an image as BMP: 24 bits per pixel, or 32 with alpha (BITMAPV4HEADER) if it is not opaque. */
export function encode(image: RasterImage): Uint8Array<ArrayBuffer> {
  const { width, height, data } = image
  const size = isOpaque(image) ? 3 : 4
  const headLength = size === 3 ? 40 : 108
  const start = 14 + headLength
  const stride = Math.ceil((width * size) / 4) * 4
  const bytes = new Uint8Array(start + stride * height)
  writeHead(new DataView(bytes.buffer), { width, height, size, headLength })
  for (let y = 0; y < height; y++) {
    // Rows are stored bottom-up.
    let to = start + (height - 1 - y) * stride
    for (let at = y * width * 4; at < (y + 1) * width * 4; at += 4, to += size) {
      bytes[to] = data[at + 2] ?? 0
      bytes[to + 1] = data[at + 1] ?? 0
      bytes[to + 2] = data[at] ?? 0
      if (size === 4) bytes[to + 3] = data[at + 3] ?? 0
    }
  }
  return bytes
}

interface HeadFacts {
  width: number
  height: number
  /** Bytes per pixel. */
  size: number
  headLength: number
}

function writeHead(view: DataView, { width, height, size, headLength }: HeadFacts): void {
  const put = (at: number, ...numbers: number[]) => {
    for (const [index, number] of numbers.entries()) view.setUint32(at + 4 * index, number, true)
  }
  view.setUint16(0, 0x4d42, true)
  put(2, view.byteLength, 0, 14 + headLength, headLength, width, height)
  view.setUint16(26, 1, true)
  view.setUint16(28, size * 8, true)
  // 72 dots per inch.
  put(30, size === 4 ? 3 : 0, view.byteLength - 14 - headLength, 2835, 2835)
  if (size === 4) put(54, 0xff0000, 0x00ff00, 0x0000ff, 0xff000000, 0x73524742)
}
