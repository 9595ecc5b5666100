import { unpackLzw as unpackCodes } from '../../lzw.ts'

/**
 * Unpacks LZW with the highest bit first, whose codes grow one step too early (TIFF 6.0, section 13); or as programs
 * wrote it before that was written down: the lowest bit first, and growing in time.
 *
 * @throws CodecError at a code that stands for nothing; RangeError where the codes end too early
 */
export function unpackLzw(packed: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  // Both begin with the code that clears, 256 in nine bits.
  const isOld = packed[0] === 0 && ((packed[1] ?? 0) & 1) === 1
  const codeAt = isOld ? lowestFirst : highestFirst
  let bit = 0
  function nextCode(width: number): number {
    if ((bit >> 3) + 1 >= packed.length) throw new RangeError('The pixels end too early')
    const code = codeAt(packed, bit, width)
    bit += width
    return code
  }
  return unpackCodes(nextCode, { depth: 8, isEarly: !isOld }, length)
}

function highestFirst(packed: Uint8Array, bit: number, width: number): number {
  const place = bit >> 3
  const window = ((packed[place] ?? 0) << 16) | ((packed[place + 1] ?? 0) << 8) | (packed[place + 2] ?? 0)
  return (window >> (24 - width - (bit & 7))) & ((1 << width) - 1)
}

function lowestFirst(packed: Uint8Array, bit: number, width: number): number {
  const place = bit >> 3
  const window = (packed[place] ?? 0) | ((packed[place + 1] ?? 0) << 8) | ((packed[place + 2] ?? 0) << 16)
  return (window >> (bit & 7)) & ((1 << width) - 1)
}
