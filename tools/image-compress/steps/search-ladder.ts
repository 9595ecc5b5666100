import type { Call } from '#kit/call.ts'
import type { Encoding } from '#lib/imaging/write/encodings.ts'

interface EncodedFile {
  bytes: Uint8Array
}

interface SearchResult<Tried> {
  /** The largest file that fits; undefined where none does. */
  fitting: Tried | undefined
  /** The smallest file that does not fit. */
  smallest: Tried | undefined
}

/** The share of the target at which the search stops. */
const nearEnough = 0.95

/** Finds the first encoding of a ladder whose file has at most `max` bytes, by binary search. */
export async function searchLadder<Tried extends EncodedFile>(
  ladder: readonly Encoding[],
  write: (encoding: Encoding) => Promise<Tried>,
  max: number,
  call: Call,
): Promise<SearchResult<Tried>> {
  let [low, high] = [0, ladder.length - 1]
  let fitting: Tried | undefined
  let smallest: Tried | undefined
  while (low <= high) {
    call.signal.throwIfAborted()
    const middle = (low + high) >> 1
    const encoding = ladder[middle]
    if (!encoding) break
    const tried = await write(encoding)
    call.progress(1 - (high - low) / ladder.length)
    if (tried.bytes.length > max) {
      smallest = smaller(tried, smallest)
      low = middle + 1
    } else {
      fitting = larger(tried, fitting)
      if (tried.bytes.length >= nearEnough * max) break
      high = middle - 1
    }
  }
  return { fitting, smallest }
}

export const larger = <Tried extends EncodedFile>(one: Tried, other: Tried | undefined): Tried =>
  other && other.bytes.length >= one.bytes.length ? other : one

const smaller = <Tried extends EncodedFile>(one: Tried, other: Tried | undefined): Tried =>
  other && other.bytes.length <= one.bytes.length ? other : one
