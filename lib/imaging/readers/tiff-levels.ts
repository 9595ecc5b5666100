import type { TiffLayout } from './tiff-layout.ts'

interface ChunkShape {
  /** Bytes a row. */
  stride: number
  rows: number
  /** Of each pixel, in this chunk. */
  samples: number
}

/** Brings samples of any depth to one byte each: levels of 256, or the numbers of colors where there is a palette. */
export function levelsOf(bytes: Uint8Array, layout: TiffLayout, { stride, rows, samples }: ChunkShape): Uint8Array {
  const { tileWidth, bits, hasPredictor } = layout
  const count = tileWidth * samples
  const isPalette = layout.photometric === 3
  if (bits === 8) {
    if (hasPredictor) addUp(bytes, stride, rows, samples)
    return bytes
  }
  const levels = new Uint8Array(count * rows)
  const read = sampleReader(bytes, layout)
  const most = 2 ** Math.min(bits, 16) - 1
  const previous = new Float64Array(samples)
  for (let y = 0; y < rows; y++) {
    previous.fill(0)
    for (let index = 0; index < count; index++) {
      let value = read(y * stride, index)
      if (hasPredictor && bits === 16) {
        value = (value + (previous[index % samples] ?? 0)) & 0xffff
        previous[index % samples] = value
      }
      levels[y * count + index] = isPalette ? Math.min(value, 255) : Math.round((value * 255) / most)
    }
  }
  return levels
}

/** Only the difference to the pixel before it is stored. */
function addUp(bytes: Uint8Array, stride: number, rows: number, samples: number): void {
  for (let y = 0; y < rows; y++) {
    for (let at = y * stride + samples; at < (y + 1) * stride; at++)
      bytes[at] = (bytes[at] ?? 0) + (bytes[at - samples] ?? 0)
  }
}

/** Reads a sample of a row as a whole number of 16 bits at most. */
function sampleReader(
  bytes: Uint8Array,
  { bits, isLittle, isFloat }: TiffLayout,
): (row: number, index: number) => number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bits === 16) return (row, index) => view.getUint16(row + 2 * index, isLittle)
  if (bits === 32 && isFloat) {
    return (row, index) =>
      Math.round(Math.max(0, Math.min(1, view.getFloat32(row + 4 * index, isLittle) || 0)) * 65_535)
  }
  if (bits === 32) return (row, index) => view.getUint32(row + 4 * index, isLittle) >>> 16
  return (row, index) => {
    const bit = index * bits
    return ((bytes[row + (bit >> 3)] ?? 0) >> (8 - bits - (bit & 7))) & ((1 << bits) - 1)
  }
}
