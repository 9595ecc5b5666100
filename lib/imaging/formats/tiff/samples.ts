import { CodecError } from '../../codec-error.ts'
import type { Size } from '../../raster-image.ts'
import { unpackJpeg } from './jpeg.ts'
import type { TiffLayout } from './layout.ts'
import { levelsOf } from './levels.ts'
import { unpackChunk } from './unpack.ts'

/**
 * Reads all samples of a page, one byte each, pixel by pixel; where the pixels are JPEG and no inks, four of each: red,
 * green, blue and alpha.
 */
export async function readSamples(bytes: Uint8Array<ArrayBuffer>, layout: TiffLayout): Promise<Uint8Array> {
  const { width, height, tileWidth, tileHeight, isPlanar } = layout
  const parts = samplesIn(layout)
  const across = Math.ceil(width / tileWidth)
  const down = Math.ceil(height / tileHeight)
  const planes = isPlanar && layout.compression !== jpeg ? layout.samplesPerPixel : 1
  if (layout.offsets.length < across * down * planes) throw new RangeError('There are fewer tiles than are needed')
  const samples = new Uint8Array(width * height * parts)
  for (let index = 0; index < across * down * planes; index++) {
    const place = index % (across * down)
    const [left, top] = [(place % across) * tileWidth, Math.floor(place / across) * tileHeight]
    const plane = Math.floor(index / (across * down))
    // A strip ends with the image; a tile is whole.
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

/** How many samples of each pixel are read. */
export const samplesIn = ({ compression, photometric, samplesPerPixel }: TiffLayout): number =>
  compression === jpeg && photometric !== 5 ? 4 : samplesPerPixel

/** The bytes of a strip or tile; to the next, or to the end of the file, where its length is not told. */
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

/** How many bytes all strips and tiles have, of which many may share the same. */
export const bytesOfChunks = (layout: TiffLayout, length: number): number =>
  layout.offsets.reduce((sum, _, index) => {
    const { start, end } = spanOf(layout, index, length)
    return sum + Math.max(0, end - start)
  }, 0)

async function readChunk(packed: Uint8Array, layout: TiffLayout, plane: number, rows: number): Promise<Uint8Array> {
  const { tileWidth, photometric, brightness, isPlanar } = layout
  const tile = { width: tileWidth, height: rows }
  if (layout.compression === jpeg) return unpackJpeg(packed, layout, tile)
  const { across, down } = brightness
  const isShared = photometric === 6 && across * down > 1
  if (!isShared || (isPlanar && plane === 0)) return readPlain(packed, layout, { width: tileWidth, rows })
  if (layout.bits !== 8 || across * down > 16) throw new CodecError('this TIFF has colors of no usual shape')
  const [columns, lines] = [Math.ceil(tileWidth / across), Math.ceil(rows / down)]
  // Where colors are among the brightness, a unit of so many pixels takes their place.
  const samples = isPlanar ? 1 : across * down + 2
  const units = await readPlain(packed, layout, { width: columns, rows: lines, samples })
  return unshare(units, tile, brightness, samples)
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
  return levelsOf(await unpackChunk(packed, layout, { width, rows, length }), layout, { width, stride, rows, samples })
}

/** Of one strip or tile, unpacked. */
const maxBytes = 2 ** 29

/**
 * Gives each pixel its own color where several share one: of units that hold the brightness of each pixel and then the
 * two differences, or of one difference alone (TIFF 6.0, section 21).
 */
function unshare(units: Uint8Array, { width, height }: Size, { across, down }: Shared, samples: number): Uint8Array {
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

/** Pixels across and down that share a color. */
interface Shared {
  across: number
  down: number
}
