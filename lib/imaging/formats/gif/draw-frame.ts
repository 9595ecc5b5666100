import { viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import { unpackLzw } from '../../lzw.ts'
import { maxPixels } from '../../max-pixels.ts'
import type { RasterImage } from '../../raster-image.ts'
import type { GifFrame } from './frames.ts'

/** Draws a frame onto the canvas, clipped to it. */
export function drawFrame(image: RasterImage, bytes: Uint8Array, frame: GifFrame): void {
  const { left, top, width, height, colors, transparent } = frame
  if (width * height > maxPixels) throw new CodecError('this GIF has a frame that is too large')
  const pixels = unpack(bytes, frame.start, width * height)
  const rows = frame.isInterlaced ? interlacedRows(height) : undefined
  for (let row = 0; row < height; row++) {
    const y = top + (rows?.[row] ?? row)
    if (y >= image.height) continue
    for (let x = 0; x < Math.min(width, image.width - left); x++) {
      const pixel = pixels[row * width + x] ?? 0
      if (pixel === transparent) continue
      const to = (y * image.width + left + x) * 4
      for (let part = 0; part < 3; part++) image.data[to + part] = colors[3 * pixel + part] ?? 0
      image.data[to + 3] = 255
    }
  }
}

/** Returns the order of interlaced rows: every eighth row first, then those in between. */
function interlacedRows(height: number): Uint16Array {
  const passes: [from: number, step: number][] = [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ]
  const rows = new Uint16Array(height)
  let count = 0
  for (const [from, step] of passes) for (let row = from; row < height; row += step) rows[count++] = row
  return rows
}

/** Decompresses `count` color indices from sub-blocks (GIF89a, appendix F). */
function unpack(bytes: Uint8Array, start: number, count: number): Uint8Array {
  const depth = viewOf(bytes).getUint8(start)
  if (depth < 1 || depth > 11) throw new CodecError('this GIF has pixels of no possible depth')
  return unpackLzw(codeReader(bytes, start + 1), { depth, isEarly: false }, count)
}

/** Reads codes of `width` bits, least significant bit first, across sub-blocks. */
function codeReader(bytes: Uint8Array, start: number): (width: number) => number {
  const view = viewOf(bytes)
  let [at, left, held, bits] = [start, 0, 0, 0]
  return (width) => {
    while (bits < width) {
      if (left === 0) left = view.getUint8(at++)
      if (left === 0) throw new RangeError('The blocks end too early')
      held |= view.getUint8(at++) << bits
      left--
      bits += 8
    }
    const code = held & ((1 << width) - 1)
    held >>= width
    bits -= width
    return code
  }
}
