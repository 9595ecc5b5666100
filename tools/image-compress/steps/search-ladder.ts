import type { Call } from '#kit/call.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { type EncodedImage, encodeAs } from '#lib/imaging/write/encode-smallest.ts'
import type { Encoding } from '#lib/imaging/write/encodings.ts'

interface Found {
  /** The largest file that fits; undefined where none does. */
  fitting: EncodedImage | undefined
  /** The smallest of the others. */
  smallest: EncodedImage | undefined
}

/** So much of the target is near enough. */
const share = 0.95

/** Finds the first step of a ladder whose file has no more than so many bytes, by halving. */
export async function searchLadder(
  ladder: readonly Encoding[],
  image: RasterImage,
  most: number,
  call: Call,
): Promise<Found> {
  let [low, high] = [0, ladder.length - 1]
  let fitting: EncodedImage | undefined
  let smallest: EncodedImage | undefined
  while (low <= high) {
    call.signal.throwIfAborted()
    const middle = (low + high) >> 1
    const encoding = ladder[middle]
    if (!encoding) break
    const tried = await encodeAs(encoding, image)
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

export const larger = (one: EncodedImage, other: EncodedImage | undefined): EncodedImage =>
  other && other.bytes.length >= one.bytes.length ? other : one

const smaller = (one: EncodedImage, other: EncodedImage | undefined): EncodedImage =>
  other && other.bytes.length <= one.bytes.length ? other : one
