import { CodecError } from '../codec-error.ts'
import { unpackJpeg } from './tiff-jpeg.ts'
import type { TiffLayout } from './tiff-layout.ts'
import { levelsOf } from './tiff-levels.ts'
import { unpackChunk } from './tiff-unpack.ts'

/**
 * Reads all samples of a page, one byte each, pixel by pixel; where the pixels are JPEG, four of each: red, green, blue
 * and alpha.
 */
export async function readSamples(bytes: Uint8Array<ArrayBuffer>, layout: TiffLayout): Promise<Uint8Array> {
  const { width, height, tileWidth, tileHeight, compression, isPlanar, offsets, counts } = layout
  const isJpeg = compression === jpeg
  const parts = isJpeg ? 4 : layout.samplesPerPixel
  const across = Math.ceil(width / tileWidth)
  const down = Math.ceil(height / tileHeight)
  const planes = isPlanar && !isJpeg ? layout.samplesPerPixel : 1
  if (offsets.length < across * down * planes) throw new RangeError('There are fewer tiles than the picture needs')
  const samples = new Uint8Array(width * height * parts)
  for (let index = 0; index < across * down * planes; index++) {
    const place = index % (across * down)
    const [left, top] = [(place % across) * tileWidth, Math.floor(place / across) * tileHeight]
    // A strip ends with the picture; a tile is whole.
    const rows = layout.isTiled ? tileHeight : Math.min(tileHeight, height - top)
    const packed = packedAt(bytes, offsets[index] ?? 0, counts[index])
    const tile = { width: tileWidth, height: rows }
    const chunk = isJpeg ? await unpackJpeg(packed, layout, tile) : await levelsIn(packed, layout, rows)
    const partsHere = planes > 1 ? 1 : parts
    const plane = Math.floor(index / (across * down))
    for (let y = 0; y < Math.min(rows, height - top); y++) {
      const columns = Math.min(tileWidth, width - left)
      const from = y * tileWidth * partsHere
      const to = ((top + y) * width + left) * parts
      if (planes === 1) samples.set(chunk.subarray(from, from + columns * parts), to)
      else for (let x = 0; x < columns; x++) samples[to + x * parts + plane] = chunk[from + x] ?? 0
    }
  }
  return samples
}

const jpeg = 7

function packedAt(bytes: Uint8Array<ArrayBuffer>, offset: number, count = bytes.length - offset) {
  if (offset + count > bytes.length) throw new RangeError('This tile is outside of the file')
  return bytes.subarray(offset, offset + count)
}

async function levelsIn(packed: Uint8Array, layout: TiffLayout, rows: number): Promise<Uint8Array> {
  const samples = layout.isPlanar ? 1 : layout.samplesPerPixel
  const stride = Math.ceil((layout.tileWidth * samples * layout.bits) / 8)
  if (stride * rows > mostBytes) throw new CodecError('this TIFF has a strip that is too large')
  return levelsOf(await unpackChunk(packed, layout.compression, stride * rows), layout, { stride, rows, samples })
}

const mostBytes = 2 ** 29
