import { attempt } from '../../codec.ts'
import { CodecError } from '../../codec-error.ts'
import { unpackFax } from './fax.ts'
import type { TiffLayout } from './layout.ts'
import { unpackLzw } from './unpack-lzw.ts'

/** What a chunk holds once it is unpacked. */
interface ChunkSize {
  /** In pixels. */
  width: number
  rows: number
  /** In bytes. */
  length: number
}

/**
 * Unpacks a strip or tile of TIFF to so many bytes.
 *
 * @throws CodecError where it is packed in a way that is not read here; RangeError where it ends too early
 */
export async function unpackChunk(stored: Uint8Array, layout: TiffLayout, chunk: ChunkSize): Promise<Uint8Array> {
  const { compression, faxOptions } = layout
  const { length, width, rows } = chunk
  const packed = layout.isReversed ? reverseBits(stored) : stored
  switch (compression) {
    case 1:
      if (packed.length < length) throw new RangeError('The pixels end too early')
      return packed.slice(0, length)
    case 2:
    case 3:
    case 4:
    case 32_771:
      if (layout.bits !== 1 || layout.samplesPerPixel !== 1) throw new CodecError('this TIFF is a fax of many colors')
      if (width > maxFaxWidth) throw new CodecError('this TIFF is a fax that is too wide')
      return unpackFax(packed, { compression, options: faxOptions, width, rows })
    case 5:
      return unpackLzw(packed, length)
    case 8:
    case 32_946: {
      const { unzlibSync } = await import('fflate')
      return attempt(async () => unzlibSync(packed, { out: new Uint8Array(length) }))
    }
    case 32_773:
      return unpackPackBits(packed, length)
    default:
      throw new CodecError('this TIFF is packed in a way that is not read here')
  }
}

/** In pixels; a row takes eight bytes for each. */
const maxFaxWidth = 2 ** 20

function reverseBits(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte) => {
    let reversed = 0
    for (let bit = 0; bit < 8; bit++) reversed |= ((byte >> bit) & 1) << (7 - bit)
    return reversed
  })
}

function unpackPackBits(packed: Uint8Array, length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  for (let from = 0, to = 0; to < length; ) {
    const count = packed[from++]
    if (count === undefined) throw new RangeError('The pixels end too early')
    if (count === 128) continue
    if (count < 128) {
      const run = packed.subarray(from, from + Math.min(count + 1, length - to))
      bytes.set(run, to)
      from += count + 1
      to += count + 1
    } else {
      bytes.fill(packed[from++] ?? 0, to, to + 257 - count)
      to += 257 - count
    }
  }
  return bytes
}
