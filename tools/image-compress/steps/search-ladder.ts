import type { Call } from '#kit/call.ts'
import type { Picture } from '#lib/imaging/picture.ts'
import { type EncodedPicture, encodeAs } from '#lib/imaging/write/encode-smallest.ts'
import type { Encoding } from '#lib/imaging/write/encodings.ts'

interface Found {
  /** The largest file that fits; undefined where none does. */
  fitting: EncodedPicture | undefined
  /** The smallest of the others. */
  smallest: EncodedPicture | undefined
}

/** So much of the target is near enough. */
const share = 0.95

/** Finds the first step of a ladder whose file has no more than so many bytes, by halving. */
export async function searchLadder(
  ladder: readonly Encoding[],
  picture: Picture,
  most: number,
  call: Call,
): Promise<Found> {
  let [low, high] = [0, ladder.length - 1]
  let fitting: EncodedPicture | undefined
  let smallest: EncodedPicture | undefined
  while (low <= high) {
    call.signal.throwIfAborted()
    const middle = (low + high) >> 1
    const encoding = ladder[middle]
    if (!encoding) break
    const tried = await encodeAs(encoding, picture)
    call.progress(1 - (high - low) / ladder.length)
    if (tried.bytes.length > most) {
      smallest = smaller(tried, smallest)
      low = middle + 1
    } else {
      fitting = larger(tried, fitting)
      if (tried.bytes.length >= share * most) break
      high = middle - 1
    }
  }
  return { fitting, smallest }
}

export const larger = (one: EncodedPicture, other: EncodedPicture | undefined): EncodedPicture =>
  other && other.bytes.length >= one.bytes.length ? other : one

const smaller = (one: EncodedPicture, other: EncodedPicture | undefined): EncodedPicture =>
  other && other.bytes.length <= one.bytes.length ? other : one
