import { attempt } from '../../codec.ts'
import { CodecError } from '../../codec-error.ts'
import { unpackLzw as unpackCodes } from '../../lzw.ts'
import { unpackFax } from './fax.ts'
import type { TiffLayout } from './layout.ts'

/** The decompressed size of a chunk. */
interface ChunkSize {
  /** In pixels. */
  width: number
  rows: number
  /** In bytes. */
  length: number
}

/**
 * Decompresses a strip or tile to `length` bytes.
 *
 * @throws CodecError for an unsupported compression; RangeError if the data ends too early
 */
export async function unpackChunk(stored: Uint8Array, layout: TiffLayout, chunk: ChunkSize): Promise<Uint8Array> {
  const { compression, faxOptions } = layout
  const { length, width, rows } = chunk
  const packed = layout.isLsbFirst ? reverseBits(stored) : stored
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

/** The limit on the width of a fax in pixels, each of which takes eight bytes per row. */
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

/**
 * Decompresses LZW, most significant bit first and with early change (TIFF 6.0, section 13); or as programs wrote it
 * before TIFF 6.0, least significant bit first and without early change.
 *
 * @throws CodecError at an undefined code; RangeError if the data ends too early
 */
function unpackLzw(packed: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  // Both begin with the clear code, 256 in nine bits.
  const isOld = packed[0] === 0 && ((packed[1] ?? 0) & 1) === 1
  const codeAt = isOld ? lsbFirst : msbFirst
  let bit = 0
  function nextCode(width: number): number {
    if ((bit >> 3) + 1 >= packed.length) throw new RangeError('The pixels end too early')
    const code = codeAt(packed, bit, width)
    bit += width
    return code
  }
  return unpackCodes(nextCode, { depth: 8, isEarly: !isOld }, length)
}

function msbFirst(packed: Uint8Array, bit: number, width: number): number {
  const place = bit >> 3
  const window = ((packed[place] ?? 0) << 16) | ((packed[place + 1] ?? 0) << 8) | (packed[place + 2] ?? 0)
  return (window >> (24 - width - (bit & 7))) & ((1 << width) - 1)
}

function lsbFirst(packed: Uint8Array, bit: number, width: number): number {
  const place = bit >> 3
  const window = (packed[place] ?? 0) | ((packed[place + 1] ?? 0) << 8) | ((packed[place + 2] ?? 0) << 16)
  return (window >> (bit & 7)) & ((1 << width) - 1)
}
