import { CodecError } from '../../codec-error.ts'

/**
 * Unpacks LZW with the highest bit first, whose codes grow one step too early (TIFF 6.0, section 13); or as programs
 * wrote it before that was written down: the lowest bit first, and growing in time.
 *
 * @throws CodecError at a code that stands for nothing; RangeError where the codes end too early
 */
export function unpackLzw(packed: Uint8Array, length: number): Uint8Array {
  // Both begin with the code that clears, 256 in nine bits.
  const isOld = packed[0] === 0 && ((packed[1] ?? 0) & 1) === 1
  const codeAt = isOld ? lowestFirst : highestFirst
  const early = isOld ? 0 : 1
  const bytes = new Uint8Array(length)
  const [from, lengths] = [new Uint32Array(4097), new Uint16Array(4097)]
  let [at, codes, width, isFresh, bit] = [0, 258, 9, true, 0]
  while (at < length) {
    if ((bit >> 3) + 1 >= packed.length) throw new RangeError('The pixels end too early')
    const code = codeAt(packed, bit, width)
    bit += width
    if (code === 257) throw new RangeError('The pixels end too early')
    if (code === 256) {
      ;[codes, width, isFresh] = [258, 9, true]
      continue
    }
    if (code > codes || (isFresh && code > 257)) throw new CodecError('this TIFF has a code that stands for nothing')
    const begin = at
    if (code < 256) bytes[at++] = code
    else {
      const source = from[code] ?? 0
      for (let step = 0; step < (lengths[code] ?? 0) && at < length; step++) bytes[at++] = bytes[source + step] ?? 0
    }
    if (codes < 4095) {
      if (!isFresh) codes++
      from[codes] = begin
      lengths[codes] = at - begin + 1
      if (codes === (1 << width) - early && width < 12) width++
    }
    isFresh = false
  }
  return bytes
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
