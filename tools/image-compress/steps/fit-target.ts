import { type Call, phaseProgress } from '#kit/call.ts'
import { ToolError } from '#kit/tool-error.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { type EncodedImage, encodeAs } from '#lib/imaging/write/encode-smallest.ts'
import type { Encoding } from '#lib/imaging/write/encodings.ts'
import { errors } from '../errors.ts'
import { fewerPixels } from './fewer-pixels.ts'
import { isByColors, ladderOf, usualLowest } from './quality-ladder.ts'
import { larger, searchLadder } from './search-ladder.ts'

interface Target {
  /** Bytes. */
  most: number
  /** The highest quality that may be used. */
  highest: number
  isSizeFixed: boolean
}

/**
 * Makes the file of a result as large as it may be and no larger: by another quality (in PNG another number of colors),
 * and where even the lowest is too much by fewer pixels, unless their number is fixed.
 *
 * @throws ToolError targetTooSmall when nothing is small enough
 */
export async function fitTarget(
  { most: max, highest, isSizeFixed }: Target,
  result: EncodedImage,
  call: Call,
): Promise<EncodedImage> {
  const { encoding, image, bytes } = result
  const isTooLarge = bytes.length > max
  if (!isTooLarge && (isNearEnough(bytes.length, max) || isAtBest(result, highest))) return result
  const lowest = isSizeFixed ? 1 : usualLowest
  // Lossless counts as above every quality.
  const below = encoding.lossless ? encoding.quality : encoding.quality - 1
  const range = isTooLarge ? { lowest, highest: below } : { lowest: encoding.quality + 1, highest }
  const { fitting, smallest } = await searchLadder(ladderOf(encoding, range), writeIn(image), max, halfOf(call, 0))
  if (!isTooLarge) return withRicherQuality(fitting ? larger(fitting, result) : result, { most: max, highest }, call)
  const best = fitting && (await withRicherQuality(fitting, { most: max, highest }, call))
  if (best && (isSizeFixed || best.bytes.length >= 0.85 * max)) return best
  const from = { ...result, bytes: (smallest ?? result).bytes }
  // Between 16 colors and 17, say, a PNG doubles: fewer pixels fill that gap.
  if (best) return larger(await fewerPixels({ most: max, highest }, from, halfOf(call, 1)), best)
  if (isSizeFixed) throw errors.targetTooSmall({ size: (smallest ?? result).bytes.length })
  return fewerPixels({ most: max, highest }, from, halfOf(call, 1))
}

/** Lowers the quality, never the number of pixels, until the file is smaller than the original; undefined if none is. */
export async function beatOriginal(size: number, result: EncodedImage, call: Call): Promise<EncodedImage | undefined> {
  try {
    return await fitTarget({ most: size - 1, highest: 100, isSizeFixed: true }, result, call)
  } catch (error) {
    if (error instanceof ToolError) return undefined
    throw error
  }
}

/**
 * Where colors come in their full resolution, files grow by a third at once: what does not fit with them may fit at a
 * higher quality without.
 */
async function withRicherQuality(
  result: EncodedImage,
  { most: max, highest }: Pick<Target, 'most' | 'highest'>,
  call: Call,
): Promise<EncodedImage> {
  const { encoding, image, bytes } = result
  if (isNearEnough(bytes.length, max) || isAtBest(result, highest) || !encoding.hasFullColor) return result
  const ladder = ladderOf({ ...encoding, hasFullColor: false }, { lowest: encoding.quality + 1, highest })
  const { fitting } = await searchLadder(ladder, writeIn(image), max, { ...call, progress: () => {} })
  return fitting ? larger(fitting, result) : result
}

/** So much of the target is enough to leave it at that. */
const isNearEnough = (size: number, max: number): boolean => size >= 0.9 * max

const isAtBest = ({ encoding }: EncodedImage, highest: number): boolean =>
  isByColors(encoding) || encoding.lossless === true || encoding.quality >= highest

const halfOf = (call: Call, half: 0 | 1): Call => ({ ...call, progress: phaseProgress(call, half / 2, (half + 1) / 2) })

const writeIn = (image: RasterImage) => (encoding: Encoding) => encodeAs(encoding, image)
