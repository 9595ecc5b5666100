import { viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import type { Size } from '../../raster-image.ts'

/** The header of a Windows bitmap (BITMAPCOREHEADER to BITMAPV5HEADER). */
export interface BitmapHeader extends Size {
  /** Rows are stored bottom-up, unless the height is negative. */
  isUpsideDown: boolean
  depth: number
  compression: number
  /** The bit masks of red, green, blue and alpha. */
  masks: readonly number[]
  palette: Uint8Array
  /** Bytes per palette color. */
  colorSize: number
  /** The offset after the header and the palette. */
  end: number
}

export function readBitmapHeader(bytes: Uint8Array, start: number): BitmapHeader {
  const view = viewOf(bytes)
  const length = view.getUint32(start, true)
  const isCore = length === 12
  // OS/2 headers may end anywhere after the depth; missing fields are 0.
  const has = (at: number) => !isCore && at + 4 <= Math.max(length, 16)
  const field = (at: number) => (has(at) ? view.getUint32(start + at, true) : 0)
  const height = isCore ? view.getUint16(start + 6, true) : view.getInt32(start + 8, true)
  const width = isCore ? view.getUint16(start + 4, true) : view.getInt32(start + 4, true)
  const depth = view.getUint16(start + (isCore ? 10 : 14), true)
  const compression = field(16)
  if (width < 1 || height === 0) throw new CodecError('this bitmap has no pixels')
  const isOs2 = length === 64 || length < 40
  if (isOs2 && compression > 2) throw new CodecError('this bitmap is packed in a way that is not read here')
  // An embedded JPEG or PNG, which has a depth of its own.
  const isWrapped = compression === 4 || compression === 5
  if (!isWrapped && ![1, 2, 4, 8, 16, 24, 32].includes(depth))
    throw new CodecError('this bitmap has pixels of no possible depth')
  // With a 40-byte header (BITMAPINFOHEADER), the masks follow it.
  const extra = length === 40 && compression === 3 ? 12 : length === 40 && compression === 6 ? 16 : 0
  const count = depth > 8 ? 0 : field(32) || 1 << depth
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
    // Only icons have alpha in these bits, recognized by not being 0 everywhere.
    return depth === 16 ? [0x7c00, 0x03e0, 0x001f, 0] : [0xff0000, 0x00ff00, 0x0000ff, depth === 32 ? 0xff000000 : 0]
  }
  return [40, 44, 48, 52].map((at) => (at + 4 <= length ? view.getUint32(start + at, true) : 0))
}
