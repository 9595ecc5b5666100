import type { Call } from '#kit/call.ts'
import type { Encoding } from '#lib/imaging/write/encodings.ts'

interface File {
  bytes: Uint8Array
}

interface Found<Tried> {
  /** The largest file that fits; undefined where none does. */
  fitting: Tried | undefined
  /** The smallest of the others. */
  smallest: Tried | undefined
}

/** So much of the target is near enough. */
const share = 0.95

/** Finds the first step of a ladder whose file has no more than so many bytes, by halving. */
export async function searchLadder<Tried extends File>(
  ladder: readonly Encoding[],
  write: (encoding: Encoding) => Promise<Tried>,
  max: number,
  call: Call,
): Promise<Found<Tried>> {
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
      if (tried.bytes.length >= share * max) break
      high = middle - 1
    }
  }
  return { fitting, smallest }
}

export const larger = <Tried extends File>(one: Tried, other: Tried | undefined): Tried =>
  other && other.bytes.length >= one.bytes.length ? other : one

const smaller = <Tried extends File>(one: Tried, other: Tried | undefined): Tried =>
  other && other.bytes.length <= one.bytes.length ? other : one
