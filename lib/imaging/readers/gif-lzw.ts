import { viewOf } from '../bytes.ts'
import { CodecError } from '../codec-error.ts'

/**
 * Unpacks so many pixels, each the number of a color, from blocks of LZW (GIF89a, appendix F). Throws RangeError where
 * the blocks end too early.
 */
export function unpackGif(bytes: Uint8Array, start: number, count: number): Uint8Array {
  const depth = viewOf(bytes).getUint8(start)
  if (depth < 1 || depth > 11) throw new CodecError('this GIF has pixels of no possible depth')
  const next = codeReader(bytes, start + 1)
  const [clear, end] = [1 << depth, (1 << depth) + 1]
  const pixels = new Uint8Array(count)
  // Each code stands for a stretch of pixels that is there already: where it begins, and how long it is.
  const [from, lengths] = [new Uint32Array(4096), new Uint16Array(4096)]
  let [at, codes, width, isFresh] = [0, end + 1, depth + 1, true]
  while (at < count) {
    const code = next(width)
    if (code === end) throw new RangeError('The pixels end too early')
    if (code === clear) {
      ;[codes, width, isFresh] = [end + 1, depth + 1, true]
      continue
    }
    if (code > codes || (isFresh && code >= clear)) throw new CodecError('this GIF has a code that stands for nothing')
    const begin = at
    if (code < clear) pixels[at++] = code
    else {
      const source = from[code] ?? 0
      for (let step = 0; step < (lengths[code] ?? 0) && at < count; step++) pixels[at++] = pixels[source + step] ?? 0
    }
    // The next code will be this stretch and the first pixel after it.
    if (codes < 4096) {
      if (!isFresh) codes++
      from[codes] = begin
      lengths[codes] = at - begin + 1
      if (codes === 1 << width && width < 12) width++
    }
    isFresh = false
  }
  return pixels
}

/** Reads numbers of so many bits, the lowest first, across the ends of blocks. */
function codeReader(bytes: Uint8Array, start: number): (width: number) => number {
  const view = viewOf(bytes)
  let [at, left, held, bits] = [start, 0, 0, 0]
  return (width) => {
    while (bits < width) {
      if (left === 0) left = view.getUint8(at++)
      if (left === 0) throw new RangeError('The blocks end too early')
      held |= view.getUint8(at++) << bits
      left--
      bits += 8
    }
    const code = held & ((1 << width) - 1)
    held >>= width
    bits -= width
    return code
  }
}
