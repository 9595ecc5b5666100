import type { RasterImage } from '../../raster-image.ts'
import type { PngLayout } from './layout.ts'

/** The approximate number of bytes to compress at once. */
const batchSize = 131_072

/** Yields the filtered rows of an image, each preceded by its filter type; several at a time. */
export function* filterRows(image: RasterImage, layout: PngLayout): Generator<Uint8Array> {
  const stride = Math.ceil((image.width * layout.channels * layout.depth) / 8)
  const perBatch = Math.max(1, Math.floor(batchSize / (stride + 1)))
  const write = layout.palette ? indexWriter(image, layout, stride) : filterWriter(image, layout.channels, stride)
  for (let y = 0; y < image.height; y += perBatch) {
    const rows = Math.min(perBatch, image.height - y)
    const batch = new Uint8Array(rows * (stride + 1))
    for (let row = 0; row < rows; row++) write(y + row, batch, row * (stride + 1))
    yield batch
  }
}

type RowWriter = (y: number, to: Uint8Array, at: number) => void

/** Palette indices compress best without a filter (type 0). */
function indexWriter({ width, data }: RasterImage, { palette, depth }: PngLayout, stride: number): RowWriter {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  const row = new Uint8Array(stride)
  return (y, to, at) => {
    row.fill(0)
    for (let x = 0, bit = 0; x < width; x++, bit += depth) {
      const index = palette?.get(pixels[y * width + x] ?? 0) ?? 0
      row[bit >> 3] = (row[bit >> 3] ?? 0) | (index << (8 - depth - (bit & 7)))
    }
    to.set(row, at + 1)
  }
}

/** Chooses for each row the filter with the smallest sum of absolute differences (PNG, section 12.7). */
function filterWriter({ width, data }: RasterImage, channels: number, stride: number): RowWriter {
  let [row, above] = [new Uint8Array(stride + channels), new Uint8Array(stride + channels)]
  const tried = filters.map(() => new Uint8Array(stride))
  return (y, to, at) => {
    ;[row, above] = [above, row]
    // The first pixel is preceded by one of zeros.
    for (let x = 0, from = y * width * 4, place = channels; x < width; x++, from += 4) {
      for (let part = 0; part < channels; part++) row[place++] = data[from + part] ?? 0
    }
    let [best, minSum] = [0, Number.POSITIVE_INFINITY]
    for (const [index, filter] of filters.entries()) {
      const sum = filter(row, above, channels, tried[index] ?? row)
      if (sum < minSum) [best, minSum] = [index, sum]
    }
    to[at] = best + 1
    to.set(tried[best] ?? row, at + 1)
  }
}

/** Writes the differences of a row to its prediction, and returns their absolute sum. */
type Filter = (row: Uint8Array, above: Uint8Array, channels: number, to: Uint8Array) => number

/** Filter types 1 to 4, each with its own loop, since a function call per byte takes several times as long. */
const filters: Filter[] = [
  function left(row, _above, channels, to) {
    let sum = 0
    for (let at = 0; at < to.length; at++) {
      const difference = ((row[at + channels] ?? 0) - (row[at] ?? 0)) & 255
      to[at] = difference
      sum += difference < 128 ? difference : 256 - difference
    }
    return sum
  },
  function up(row, above, channels, to) {
    let sum = 0
    for (let at = 0; at < to.length; at++) {
      const difference = ((row[at + channels] ?? 0) - (above[at + channels] ?? 0)) & 255
      to[at] = difference
      sum += difference < 128 ? difference : 256 - difference
    }
    return sum
  },
  function average(row, above, channels, to) {
    let sum = 0
    for (let at = 0; at < to.length; at++) {
      const expected = ((row[at] ?? 0) + (above[at + channels] ?? 0)) >> 1
      const difference = ((row[at + channels] ?? 0) - expected) & 255
      to[at] = difference
      sum += difference < 128 ? difference : 256 - difference
    }
    return sum
  },
  function paeth(row, above, channels, to) {
    let sum = 0
    for (let at = 0; at < to.length; at++) {
      const [a, b, c] = [row[at] ?? 0, above[at + channels] ?? 0, above[at] ?? 0]
      const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)]
      const expected = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
      const difference = ((row[at + channels] ?? 0) - expected) & 255
      to[at] = difference
      sum += difference < 128 ? difference : 256 - difference
    }
    return sum
  },
]
