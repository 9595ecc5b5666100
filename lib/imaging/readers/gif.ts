import { textAt, viewOf } from '../bytes.ts'
import { CodecError } from '../codec-error.ts'
import { maxPixels } from '../max-pixels.ts'
import { emptyImage, type RasterImage } from '../raster-image.ts'
import { unpackGif } from './gif-lzw.ts'
import type { Reader } from './reader.ts'

/** GIF89a: its first frame, on the canvas that all frames share. */
export const gif: Reader = {
  isOf: (bytes) => /^GIF8[79]a$/.test(textAt(bytes, 0, 6)),

  measure(bytes) {
    const view = viewOf(bytes)
    const frames = framesIn(bytes)
    if (frames.next().done) throw new CodecError('this GIF has no frame')
    return {
      width: view.getUint16(6, true),
      height: view.getUint16(8, true),
      isAnimated: hasNext(frames),
    }
  },

  decode(bytes) {
    const view = viewOf(bytes)
    const image = emptyImage(view.getUint16(6, true), view.getUint16(8, true))
    const { value: frame } = framesIn(bytes).next()
    if (frame) draw(image, bytes, frame)
    return image
  },
}

interface Frame {
  left: number
  top: number
  width: number
  height: number
  isInterlaced: boolean
  /** Three bytes a color. */
  colors: Uint8Array
  transparent: number
  /** Where the packed pixels begin. */
  start: number
}

/** A further frame that is cut off is one all the same. */
function hasNext(frames: Generator<Frame>): boolean {
  try {
    return !frames.next().done
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

function* framesIn(bytes: Uint8Array): Generator<Frame> {
  const view = viewOf(bytes)
  const tableSize = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  const common = bytes.subarray(13, 13 + tableSize(view.getUint8(10)))
  let transparent = -1
  for (let at = 13 + common.length; ; ) {
    const kind = view.getUint8(at)
    if (kind === 0x3b) return
    if (kind === 0x21) {
      if (view.getUint8(at + 1) === 0xf9) transparent = view.getUint8(at + 3) & 1 ? view.getUint8(at + 6) : -1
      at = endOfBlocks(view, at + 2)
    } else if (kind === 0x2c) {
      const flags = view.getUint8(at + 9)
      const start = at + 10 + tableSize(flags)
      const [left = 0, top = 0, width = 0, height = 0] = [1, 3, 5, 7].map((part) => view.getUint16(at + part, true))
      const colors = flags & 0x80 ? bytes.subarray(at + 10, start) : common
      yield { left, top, width, height, isInterlaced: (flags & 0x40) > 0, colors, transparent, start }
      at = endOfBlocks(view, start + 1)
    } else throw new CodecError('this GIF has a block of no known kind')
  }
}

/** Blocks have their length before them, and end with one of 0. */
function endOfBlocks(view: DataView, start: number): number {
  let at = start
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += length + 1
  return at + 1
}

/** What a frame has beyond the canvas is not seen. */
function draw(image: RasterImage, bytes: Uint8Array, frame: Frame): void {
  const { left, top, width, height, colors, transparent } = frame
  if (width * height > maxPixels) throw new CodecError('this GIF has a frame that is too large')
  const pixels = unpackGif(bytes, frame.start, width * height)
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

/** Every eighth row comes first, then those in between. */
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
