import { CodecError } from '../../codec-error.ts'
import type { Size } from '../../raster-image.ts'
import { unpackJpeg } from './jpeg.ts'
import type { TiffLayout } from './layout.ts'
import { toEightBit } from './to-eight-bit.ts'
import { unpackChunk } from './unpack.ts'

/** Reads all samples of a page, one byte each, interleaved by pixel; JPEG other than CMYK gives RGBA. */
export async function readSamples(bytes: Uint8Array<ArrayBuffer>, layout: TiffLayout): Promise<Uint8Array> {
  const { width, height, tileWidth, tileHeight, isPlanar } = layout
  const parts = decodedSamplesPerPixel(layout)
  const across = Math.ceil(width / tileWidth)
  const down = Math.ceil(height / tileHeight)
  const planes = isPlanar && layout.compression !== jpeg ? layout.samplesPerPixel : 1
  if (layout.offsets.length < across * down * planes) throw new RangeError('There are fewer tiles than are needed')
  const samples = new Uint8Array(width * height * parts)
  for (let index = 0; index < across * down * planes; index++) {
    const place = index % (across * down)
    const [left, top] = [(place % across) * tileWidth, Math.floor(place / across) * tileHeight]
    const plane = Math.floor(index / (across * down))
    // The last strip ends with the image, whereas tiles are always complete.
    const rows = layout.isTiled ? tileHeight : Math.min(tileHeight, height - top)
    const chunk = await readChunk(chunkAt(bytes, layout, index), layout, plane, rows)
    for (let y = 0; y < Math.min(rows, height - top); y++) {
      const columns = Math.min(tileWidth, width - left)
      const from = y * tileWidth * (planes > 1 ? 1 : parts)
      const to = ((top + y) * width + left) * parts
      if (planes === 1) samples.set(chunk.subarray(from, from + columns * parts), to)
      else for (let x = 0; x < columns; x++) samples[to + x * parts + plane] = chunk[from + x] ?? 0
    }
  }
  return samples
}

const jpeg = 7

/** Returns the samples per pixel that `readSamples` gives. */
export const decodedSamplesPerPixel = ({ compression, photometric, samplesPerPixel }: TiffLayout): number =>
  compression === jpeg && photometric !== 5 ? 4 : samplesPerPixel

/** Returns the bytes of a strip or tile; if its length is missing, up to the next one or the end of the file. */
export function chunkAt(bytes: Uint8Array<ArrayBuffer>, layout: TiffLayout, index: number) {
  const { start, end } = spanOf(layout, index, bytes.length)
  if (end > bytes.length) throw new RangeError('This tile is outside of the file')
  return bytes.subarray(start, end)
}

function spanOf({ offsets, counts }: TiffLayout, index: number, length: number): { start: number; end: number } {
  const start = offsets[index] ?? 0
  const next = offsets[index + 1] ?? 0
  return { start, end: counts[index] ? start + counts[index] : next > start ? next : length }
}

/** Returns the total size of all strips and tiles, which may overlap. */
export const totalChunkBytes = (layout: TiffLayout, length: number): number =>
  layout.offsets.reduce((sum, _, index) => {
    const { start, end } = spanOf(layout, index, length)
    return sum + Math.max(0, end - start)
  }, 0)

async function readChunk(packed: Uint8Array, layout: TiffLayout, plane: number, rows: number): Promise<Uint8Array> {
  const { tileWidth, photometric, ycbcr, isPlanar } = layout
  const tile = { width: tileWidth, height: rows }
  if (layout.compression === jpeg) return unpackJpeg(packed, layout, tile)
  const { across, down } = ycbcr
  const isSubsampled = photometric === 6 && across * down > 1
  if (!isSubsampled || (isPlanar && plane === 0)) return readPlain(packed, layout, { width: tileWidth, rows })
  if (layout.bits !== 8 || across * down > 16) throw new CodecError('this TIFF has colors of no usual shape')
  const [columns, lines] = [Math.ceil(tileWidth / across), Math.ceil(rows / down)]
  // Subsampled YCbCr is stored in data units: the Y samples of a group of pixels, then their Cb and Cr.
  const samples = isPlanar ? 1 : across * down + 2
  const units = await readPlain(packed, layout, { width: columns, rows: lines, samples })
  return upsampleChroma(units, tile, ycbcr, samples)
}

interface PlainShape {
  width: number
  rows: number
  samples?: number
}

async function readPlain(packed: Uint8Array, layout: TiffLayout, shape: PlainShape): Promise<Uint8Array> {
  const { width, rows, samples = layout.isPlanar ? 1 : layout.samplesPerPixel } = shape
  const stride = Math.ceil((width * samples * layout.bits) / 8)
  const length = stride * rows
  if (length > maxBytes) throw new CodecError('this TIFF has a strip that is too large')
  return toEightBit(await unpackChunk(packed, layout, { width, rows, length }), layout, {
    width,
    stride,
    rows,
    samples,
  })
}

/** The limit on the decompressed size of a strip or tile. */
const maxBytes = 2 ** 29

/**
 * Upsamples subsampled YCbCr: from data units of Y samples followed by Cb and Cr, or from a plane of Cb or Cr (TIFF
 * 6.0, section 21).
 */
function upsampleChroma(
  units: Uint8Array,
  { width, height }: Size,
  { across, down }: ChromaSubsampling,
  samples: number,
): Uint8Array {
  const columns = Math.ceil(width / across)
  const parts = samples === 1 ? 1 : 3
  const pixels = new Uint8Array(width * height * parts)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const unit = (Math.floor(y / down) * columns + Math.floor(x / across)) * samples
      if (samples === 1) pixels[to++] = units[unit] ?? 0
      else {
        pixels[to++] = units[unit + (y % down) * across + (x % across)] ?? 0
        pixels[to++] = units[unit + across * down] ?? 0
        pixels[to++] = units[unit + across * down + 1] ?? 0
      }
    }
  }
  return pixels
}

/** The number of pixels across and down that share chroma samples. */
interface ChromaSubsampling {
  across: number
  down: number
}
