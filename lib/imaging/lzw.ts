import { CodecError } from './codec-error.ts'

interface LzwOptions {
  /** Bits per value; the two codes after the values are the clear code and the end code. */
  depth: number
  /** Code width grows one code early, as in TIFF. */
  isEarly: boolean
}

/**
 * Decompresses `count` values of LZW with codes of at most 12 bits (GIF89a, appendix F; TIFF 6.0, section 13). A full
 * table stays as it is until a clear code.
 *
 * @throws CodecError at an undefined code; RangeError if the data ends too early
 */
export function unpackLzw(
  nextCode: (width: number) => number,
  { depth, isEarly }: LzwOptions,
  count: number,
): Uint8Array<ArrayBuffer> {
  const [clear, end] = [1 << depth, (1 << depth) + 1]
  const early = isEarly ? 1 : 0
  const values = new Uint8Array(count)
  // Each code refers to a run of values already written: its start and its length.
  const [from, lengths] = [new Uint32Array(4096), new Uint16Array(4096)]
  let [at, codes, width, isFresh] = [0, end + 1, depth + 1, true]
  while (at < count) {
    const code = nextCode(width)
    if (code === end) throw new RangeError('The codes end too early')
    if (code === clear) {
      ;[codes, width, isFresh] = [end + 1, depth + 1, true]
      continue
    }
    if (code > codes || (isFresh && code >= clear))
      throw new CodecError('the pixels have a code that stands for nothing')
    const begin = at
    if (code < clear) values[at++] = code
    else {
      const source = from[code] ?? 0
      for (let step = 0; step < (lengths[code] ?? 0) && at < count; step++) values[at++] = values[source + step] ?? 0
    }
    // The next code is this run plus the first value after it.
    if (codes < 4096) {
      if (!isFresh) codes++
      from[codes] = begin
      lengths[codes] = at - begin + 1
      if (codes === (1 << width) - early && width < 12) width++
    }
    isFresh = false
  }
  return values
}
