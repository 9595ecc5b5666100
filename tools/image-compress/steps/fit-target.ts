import { type Call, phaseProgress } from '#kit/call.ts'
import { ToolError } from '#kit/tool-error.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { type EncodedImage, encodeAs } from '#lib/imaging/write/encode-smallest.ts'
import type { Encoding } from '#lib/imaging/write/encodings.ts'
import { errors } from '../errors.ts'
import { fewerPixels } from './fewer-pixels.ts'
import { lowestGoodQuality, qualityLadder, reducesColors } from './quality-ladder.ts'
import { larger, searchLadder } from './search-ladder.ts'

interface Target {
  /** Bytes. */
  maxBytes: number
  /** The highest quality that may be used. */
  maxQuality: number
  isSizeFixed: boolean
}

/**
 * Brings a result as close to a target size as possible without exceeding it: by quality (in PNG by the number of
 * colors), then by fewer pixels, unless their number is fixed.
 *
 * @throws ToolError targetTooSmall when nothing is small enough
 */
export async function fitTarget(
  { maxBytes: max, maxQuality, isSizeFixed }: Target,
  result: EncodedImage,
  call: Call,
): Promise<EncodedImage> {
  const { encoding, image, bytes } = result
  const isTooLarge = bytes.length > max
  if (!isTooLarge && (isNearEnough(bytes.length, max) || isAtBest(result, maxQuality))) return result
  const lowest = isSizeFixed ? 1 : lowestGoodQuality
  // Lossless counts as above every quality.
  const below = encoding.lossless ? encoding.quality : encoding.quality - 1
  const range = isTooLarge ? { lowest, highest: below } : { lowest: encoding.quality + 1, highest: maxQuality }
  const { fitting, smallest } = await searchLadder(qualityLadder(encoding, range), writeIn(image), max, halfOf(call, 0))
  if (!isTooLarge)
    return withSubsampledChroma(fitting ? larger(fitting, result) : result, { maxBytes: max, maxQuality }, call)
  const best = fitting && (await withSubsampledChroma(fitting, { maxBytes: max, maxQuality }, call))
  if (best && (isSizeFixed || best.bytes.length >= 0.85 * max)) return best
  const from = { ...result, bytes: (smallest ?? result).bytes }
  // A PNG doubles in size between, say, 16 colors and 17: fewer pixels fill that gap.
  if (best) return larger(await fewerPixels({ maxBytes: max, maxQuality }, from, halfOf(call, 1)), best)
  if (isSizeFixed) throw errors.targetTooSmall({ size: (smallest ?? result).bytes.length })
  return fewerPixels({ maxBytes: max, maxQuality }, from, halfOf(call, 1))
}

/** Lowers the quality, never the number of pixels, until the file is smaller than the original; undefined if none is. */
export async function beatOriginal(size: number, result: EncodedImage, call: Call): Promise<EncodedImage | undefined> {
  try {
    return await fitTarget({ maxBytes: size - 1, maxQuality: 100, isSizeFixed: true }, result, call)
  } catch (error) {
    if (error instanceof ToolError) return undefined
    throw error
  }
}

/** Tries chroma subsampling, which saves a third of the file and so may allow a higher quality. */
async function withSubsampledChroma(
  result: EncodedImage,
  { maxBytes: max, maxQuality }: Pick<Target, 'maxBytes' | 'maxQuality'>,
  call: Call,
): Promise<EncodedImage> {
  const { encoding, image, bytes } = result
  if (isNearEnough(bytes.length, max) || isAtBest(result, maxQuality) || !encoding.hasFullColor) return result
  const ladder = qualityLadder(
    { ...encoding, hasFullColor: false },
    { lowest: encoding.quality + 1, highest: maxQuality },
  )
  const { fitting } = await searchLadder(ladder, writeIn(image), max, { ...call, progress: () => {} })
  return fitting ? larger(fitting, result) : result
}

/** Whether a file is close enough to the target to stop. */
const isNearEnough = (size: number, max: number): boolean => size >= 0.9 * max

const isAtBest = ({ encoding }: EncodedImage, maxQuality: number): boolean =>
  reducesColors(encoding) || encoding.lossless === true || encoding.quality >= maxQuality

const halfOf = (call: Call, half: 0 | 1): Call => ({ ...call, progress: phaseProgress(call, half / 2, (half + 1) / 2) })

const writeIn = (image: RasterImage) => (encoding: Encoding) => encodeAs(encoding, image)
