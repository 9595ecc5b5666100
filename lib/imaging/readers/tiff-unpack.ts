import { attempt } from '../codec.ts'
import { CodecError } from '../codec-error.ts'

/**
 * Unpacks a strip or tile of TIFF to so many bytes.
 *
 * @throws CodecError where it is packed in a way that is not read here; RangeError where it ends too early
 */
export async function unpackChunk(packed: Uint8Array, compression: number, length: number): Promise<Uint8Array> {
  switch (compression) {
    case 1:
      if (packed.length < length) throw new RangeError('The pixels end too early')
      return packed.slice(0, length)
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

/** LZW with the highest bit first, whose codes grow one step too early (TIFF 6.0, section 13). */
function unpackLzw(packed: Uint8Array, length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  const [from, lengths] = [new Uint32Array(4097), new Uint16Array(4097)]
  let [at, codes, width, isFresh, bit] = [0, 258, 9, true, 0]
  while (at < length) {
    const place = bit >> 3
    if (place + 1 >= packed.length) throw new RangeError('The pixels end too early')
    const window = ((packed[place] ?? 0) << 16) | ((packed[place + 1] ?? 0) << 8) | (packed[place + 2] ?? 0)
    const code = (window >> (24 - width - (bit & 7))) & ((1 << width) - 1)
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
      if (codes === (1 << width) - 1 && width < 12) width++
    }
    isFresh = false
  }
  return bytes
}
