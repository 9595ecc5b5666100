import { viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import { emptyImage, type RasterImage } from '../../raster-image.ts'
import type { BitmapHeader } from './bitmap-header.ts'

/**
 * Decodes the pixels of a bitmap, which begin at `start`.
 *
 * @throws CodecError for an unsupported compression; RangeError if the bytes end too early
 */
export function decodeBitmap(bytes: Uint8Array, head: BitmapHeader, start: number): RasterImage {
  const { width, height, depth, compression } = head
  if (compression === 1 || compression === 2) {
    return fromColors(head, decodeRle(bytes.subarray(start), head), width, 8)
  }
  if (compression !== 0 && compression !== 3 && compression !== 6) {
    throw new CodecError('this bitmap is packed in a way that is not read here')
  }
  const stride = strideOf(width, depth)
  if (start + stride * height > bytes.length) throw new RangeError('The pixels end too early')
  const rows = bytes.subarray(start, start + stride * height)
  return depth <= 8 ? fromColors(head, rows, stride, depth) : fromMasks(head, rows, stride)
}

/** Returns the bytes per row, a multiple of four. */
export const strideOf = (width: number, depth: number): number => Math.ceil((width * depth) / 32) * 4

function fromColors(head: BitmapHeader, rows: Uint8Array, stride: number, depth: number): RasterImage {
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

function fromMasks(head: BitmapHeader, rows: Uint8Array, stride: number): RasterImage {
  const size = head.depth / 8
  const [red, green, blue, alpha] = head.masks.map(channelOf)
  let seen = 0
  const image = drawRows(head, (y, x, data, to) => {
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
  // Many programs write 0 as alpha.
  if (seen === 0) for (let index = 3; index < image.data.length; index += 4) image.data[index] = 255
  return image
}

/** Returns a function that extracts the masked bits of a pixel, scaled to 0 to 255. */
function channelOf(mask: number): ((pixel: number) => number) | undefined {
  if (mask === 0) return undefined
  const lowest = 2 ** (31 - Math.clz32(mask & -mask))
  const maxValue = (mask >>> 0) / lowest
  return (pixel) => ((((pixel & mask) >>> 0) / lowest) * 255) / maxValue
}

type DrawPixel = (row: number, x: number, data: Uint8ClampedArray, to: number) => void

function drawRows({ width, height, isUpsideDown }: BitmapHeader, draw: DrawPixel): RasterImage {
  const image = emptyImage(width, height)
  for (let y = 0, to = 0; y < height; y++) {
    const row = isUpsideDown ? height - 1 - y : y
    for (let x = 0; x < width; x++, to += 4) draw(row, x, image.data, to)
  }
  return image
}

/**
 * Decompresses run-length encoding (BI_RLE8, BI_RLE4) to one byte per pixel. Skipped pixels have the first color.
 * Throws RangeError if the data ends before the bitmap does.
 */
function decodeRle(bytes: Uint8Array, { width, height, compression }: BitmapHeader): Uint8Array {
  const isNibbles = compression === 2
  const view = viewOf(bytes)
  const pixels = new Uint8Array(width * height)
  let [at, x, y] = [0, 0, 0]
  const put = (color: number) => {
    if (x < width) pixels[y * width + x++] = color
  }
  const pair = (byte: number, step: number) => (isNibbles ? (step & 1 ? byte & 15 : byte >> 4) : byte)
  while (y < height) {
    const count = view.getUint8(at)
    const value = view.getUint8(at + 1)
    at += 2
    if (count > 0) {
      for (let step = 0; step < count; step++) put(pair(value, step))
    } else if (value === 0) {
      x = 0
      y++
    } else if (value === 1) {
      return pixels
    } else if (value === 2) {
      x += view.getUint8(at)
      y += view.getUint8(at + 1)
      at += 2
    } else {
      for (let step = 0; step < value; step++) put(pair(view.getUint8(at + (isNibbles ? step >> 1 : step)), step))
      // Padded to a multiple of two bytes.
      at += 2 * Math.ceil(value / (isNibbles ? 4 : 2))
    }
  }
  return pixels
}
