import { viewOf } from '../bytes.ts'
import { CodecError } from '../codec-error.ts'
import { emptyPicture, type Picture, type Size } from '../picture.ts'
import { unpackRuns } from './bitmap-runs.ts'

/** What a bitmap of Windows says of itself (BITMAPCOREHEADER to BITMAPV5HEADER). */
export interface BitmapHead extends Size {
  /** The first row is the lowest one, unless a height is negative. */
  isUpsideDown: boolean
  depth: number
  compression: number
  /** Which bits of a pixel are red, green, blue and alpha. */
  masks: readonly number[]
  palette: Uint8Array
  /** Bytes a color. */
  colorSize: number
  /** Where what follows the head and the palette begins. */
  end: number
}

export function readBitmapHead(bytes: Uint8Array, start: number): BitmapHead {
  const view = viewOf(bytes)
  const length = view.getUint32(start, true)
  const isCore = length === 12
  const height = isCore ? view.getUint16(start + 6, true) : view.getInt32(start + 8, true)
  const width = isCore ? view.getUint16(start + 4, true) : view.getInt32(start + 4, true)
  const depth = view.getUint16(start + (isCore ? 10 : 14), true)
  const compression = isCore ? 0 : view.getUint32(start + 16, true)
  if (width < 1 || height === 0) throw new CodecError('this bitmap has no pixels')
  if (![1, 2, 4, 8, 16, 24, 32].includes(depth)) throw new CodecError('this bitmap has pixels of no possible depth')
  // Behind the shortest of the newer heads stand the masks.
  const extra = length === 40 && compression === 3 ? 12 : length === 40 && compression === 6 ? 16 : 0
  const count = depth > 8 ? 0 : (!isCore && view.getUint32(start + 32, true)) || 1 << depth
  const colorSize = isCore ? 3 : 4
  const colors = start + length + extra
  return {
    width,
    height: Math.abs(height),
    isUpsideDown: height > 0,
    depth,
    compression,
    masks: masksOf(view, start, length + extra, depth, compression),
    palette: bytes.subarray(colors, colors + Math.min(count, 256) * colorSize),
    colorSize,
    end: colors + Math.min(count, 256) * colorSize,
  }
}

function masksOf(view: DataView, start: number, length: number, depth: number, compression: number): number[] {
  if (compression !== 3 && compression !== 6) {
    // Nobody writes alpha there but in icons, where it is found by its not being 0 everywhere.
    return depth === 16 ? [0x7c00, 0x03e0, 0x001f, 0] : [0xff0000, 0x00ff00, 0x0000ff, depth === 32 ? 0xff000000 : 0]
  }
  return [40, 44, 48, 52].map((at) => (at + 4 <= length ? view.getUint32(start + at, true) : 0))
}

/**
 * Reads the pixels of a bitmap from where they begin.
 *
 * @throws CodecError where it is packed in a way that is not read here; RangeError where the bytes end too early
 */
export function decodeBitmap(bytes: Uint8Array, head: BitmapHead, start: number): Picture {
  const { width, height, depth, compression } = head
  if (compression === 1 || compression === 2) {
    return fromColors(head, unpackRuns(bytes.subarray(start), head), width, 8)
  }
  if (compression !== 0 && compression !== 3 && compression !== 6) {
    throw new CodecError('this bitmap is packed in a way that is not read here')
  }
  const stride = strideOf(width, depth)
  if (start + stride * height > bytes.length) throw new RangeError('The pixels end too early')
  const rows = bytes.subarray(start, start + stride * height)
  return depth <= 8 ? fromColors(head, rows, stride, depth) : fromMasks(head, rows, stride)
}

/** Every row takes a multiple of four bytes. */
export const strideOf = (width: number, depth: number): number => Math.ceil((width * depth) / 32) * 4

function fromColors(head: BitmapHead, rows: Uint8Array, stride: number, depth: number): Picture {
  const { palette, colorSize } = head
  const mask = (1 << depth) - 1
  return drawRows(head, (y, x, data, to) => {
    const bit = x * depth
    const index = ((rows[y * stride + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & mask
    const color = index * colorSize
    data[to] = palette[color + 2] ?? 0
    data[to + 1] = palette[color + 1] ?? 0
    data[to + 2] = palette[color] ?? 0
    data[to + 3] = 255
  })
}

function fromMasks(head: BitmapHead, rows: Uint8Array, stride: number): Picture {
  const size = head.depth / 8
  const [red, green, blue, alpha] = head.masks.map(channelOf)
  let seen = 0
  const picture = drawRows(head, (y, x, data, to) => {
    const at = y * stride + x * size
    let pixel = 0
    for (let part = 0; part < size; part++) pixel += (rows[at + part] ?? 0) * 2 ** (8 * part)
    data[to] = red?.(pixel) ?? 0
    data[to + 1] = green?.(pixel) ?? 0
    data[to + 2] = blue?.(pixel) ?? 0
    const opacity = alpha?.(pixel) ?? 255
    seen |= opacity
    data[to + 3] = opacity
  })
  // Many programs leave the byte for alpha empty.
  if (seen === 0) for (let index = 3; index < picture.data.length; index += 4) picture.data[index] = 255
  return picture
}

/** Takes the bits of a mask as a level of 256. */
function channelOf(mask: number): ((pixel: number) => number) | undefined {
  if (mask === 0) return undefined
  const lowest = 2 ** (31 - Math.clz32(mask & -mask))
  const most = (mask >>> 0) / lowest
  return (pixel) => ((((pixel & mask) >>> 0) / lowest) * 255) / most
}

type DrawPixel = (row: number, x: number, data: Uint8ClampedArray, to: number) => void

function drawRows({ width, height, isUpsideDown }: BitmapHead, draw: DrawPixel): Picture {
  const picture = emptyPicture(width, height)
  for (let y = 0, to = 0; y < height; y++) {
    const row = isUpsideDown ? height - 1 - y : y
    for (let x = 0; x < width; x++, to += 4) draw(row, x, picture.data, to)
  }
  return picture
}
