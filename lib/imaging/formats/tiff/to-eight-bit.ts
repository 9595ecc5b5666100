import { CodecError } from '../../codec-error.ts'
import type { TiffLayout } from './layout.ts'

interface ChunkShape {
  /** In pixels. */
  width: number
  /** Bytes per row. */
  stride: number
  rows: number
  /** Samples per pixel in this chunk. */
  samples: number
}

/** Converts samples of any depth to one byte each: scaled to 0 to 255, or as palette indices. */
export function toEightBit(bytes: Uint8Array, layout: TiffLayout, shape: ChunkShape): Uint8Array {
  const { bits, photometric } = layout
  undoPredictor(bytes, layout, shape)
  const { width, rows, stride, samples } = shape
  // Zero is in the middle of signed samples.
  const signFlip = layout.isSigned && !isLab(photometric) ? 0x80 : 0
  if (bits === 8) return signFlip ? bytes.map((level) => level ^ signFlip) : bytes
  const count = width * samples
  const levels = new Uint8Array(count * rows)
  const read = sampleReader(bytes, layout)
  for (let y = 0; y < rows; y++) {
    for (let index = 0; index < count; index++) levels[y * count + index] = read(y * stride, index) ^ signFlip
  }
  return levels
}

const isLab = (photometric: number): boolean => photometric === 8 || photometric === 9

/** Returns a function that reads a sample of a row, scaled to 0 to 255, or as a palette index. */
function sampleReader(bytes: Uint8Array, layout: TiffLayout): (row: number, index: number) => number {
  const { bits, isLittle, isFloat, photometric } = layout
  if (isFloat) return floatReader(bytes, layout)
  if (bits % 8 === 0) {
    const size = bits / 8
    if (photometric === 3) return (row, index) => bytes[row + index * size + (isLittle ? 0 : size - 1)] ?? 0
    // Deeper samples keep their most significant byte; two-byte ones are rounded.
    if (size !== 2) return (row, index) => bytes[row + index * size + (isLittle ? size - 1 : 0)] ?? 0
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (isLab(photometric)) return (row, index) => view.getUint16(row + index * 2, isLittle) >> 8
    return (row, index) => Math.round(view.getUint16(row + index * 2, isLittle) / 257)
  }
  const maxLevel = 2 ** bits - 1
  return (row, index) => {
    let value = 0
    for (let left = bits, bit = index * bits; left > 0; ) {
      const here = Math.min(left, 8 - (bit & 7))
      const byte = (bytes[row + (bit >> 3)] ?? 0) >> (8 - here - (bit & 7))
      value = value * (1 << here) + (byte & ((1 << here) - 1))
      left -= here
      bit += here
    }
    return photometric === 3 ? Math.min(value, 255) : Math.round((value * 255) / maxLevel)
  }
}

function floatReader(bytes: Uint8Array, layout: TiffLayout): (row: number, index: number) => number {
  const { bits, isLittle, range } = layout
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [black, white] = range[1] > range[0] ? range : [0, 1]
  const read: Record<number, (at: number) => number> = {
    16: (at) => decodeFloat16(view.getUint16(at, isLittle)),
    // Float24.
    24: (at) => decodeFloat24([0, 1, 2].map((part) => view.getUint8(at + (isLittle ? 2 - part : part)))),
    32: (at) => view.getFloat32(at, isLittle),
    64: (at) => view.getFloat64(at, isLittle),
  }
  const number = read[bits]
  if (!number) throw new CodecError('this TIFF has levels of no usual depth')
  return (row, index) => {
    const share = (number(row + (index * bits) / 8) - black) / (white - black)
    return Math.round(255 * Math.max(0, Math.min(1, share || 0)))
  }
}

/** Decodes a half-precision float (IEEE 754). */
function decodeFloat16(bits: number): number {
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  const size = exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25)
  return bits & 0x8000 ? -size : size
}

/** Decodes a 24-bit float with a 7-bit exponent (TIFF Technical Note 3). */
function decodeFloat24([high = 0, middle = 0, low = 0]: number[]): number {
  const exponent = high & 127
  const fraction = (middle << 8) | low
  const size = exponent === 0 ? fraction * 2 ** -78 : (65_536 + fraction) * 2 ** (exponent - 79)
  return high & 0x80 ? -size : size
}

function undoPredictor(bytes: Uint8Array, { predictor, bits, isLittle }: TiffLayout, shape: ChunkShape): void {
  if (predictor === 1) return
  if (predictor > 3 || bits % 8 !== 0 || bits > 64) throw new CodecError('this TIFF is predicted in an unknown way')
  const { stride, rows, samples } = shape
  const size = bits / 8
  for (let y = 0; y < rows; y++) {
    const row = bytes.subarray(y * stride, (y + 1) * stride)
    if (predictor === 3) undoFloatDifferencing(row, size, samples, isLittle)
    else undoHorizontalDifferencing(row, size, samples, isLittle)
  }
}

/** Undoes horizontal differencing: each pixel is stored as the difference to the previous one. */
function undoHorizontalDifferencing(row: Uint8Array, size: number, samples: number, isLittle: boolean): void {
  for (let at = size * samples; at + size <= row.length; at += size) {
    for (let part = 0, carry = 0; part < size; part++) {
      const place = at + (isLittle ? part : size - 1 - part)
      carry += (row[place] ?? 0) + (row[place - size * samples] ?? 0)
      row[place] = carry
      carry >>= 8
    }
  }
}

/**
 * Undoes floating-point differencing: the most significant bytes of a row come first, then the next, each as the
 * difference to the previous pixel's.
 */
function undoFloatDifferencing(row: Uint8Array, size: number, samples: number, isLittle: boolean): void {
  for (let at = samples; at < row.length; at++) row[at] = (row[at] ?? 0) + (row[at - samples] ?? 0)
  const bytes = row.slice()
  const count = Math.floor(row.length / size)
  for (let index = 0; index < count; index++) {
    for (let part = 0; part < size; part++) {
      row[index * size + (isLittle ? size - 1 - part : part)] = bytes[part * count + index] ?? 0
    }
  }
}
