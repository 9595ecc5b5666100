import { type Call, phaseProgress } from '#kit/call.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { resize } from '#lib/imaging/transform/resize.ts'
import { type EncodedImage, encodeAs } from '#lib/imaging/write/encode-smallest.ts'
import type { Encoding } from '#lib/imaging/write/encodings.ts'
import { errors } from '../errors.ts'
import { lowestGoodQuality, qualityLadder, reducesColors } from './quality-ladder.ts'
import { larger, searchLadder } from './search-ladder.ts'

/**
 * Scales an image down until its file fits at a medium quality, then finds the highest quality that fits.
 *
 * @throws ToolError targetTooSmall when a single pixel takes more
 */
export async function fewerPixels(
  { maxBytes: max, maxQuality }: { maxBytes: number; maxQuality: number },
  { image, encoding, bytes }: EncodedImage,
  call: Call,
): Promise<EncodedImage> {
  const middling = middlingOf(encoding, maxQuality)
  const near = await nearestScale(image, middling, { maxBytes: max, size: bytes.length }, phase(call, 0, 0.4))
  const isTooLarge = near.bytes.length > max
  const range = isTooLarge
    ? { lowest: lowestGoodQuality, highest: middling.quality - 1 }
    : { lowest: middling.quality + 1, highest: maxQuality }
  const steps = qualityLadder({ ...encoding, quality: maxQuality }, range)
  const isBeside = ({ colors = 0 }: Encoding) => isTooLarge === colors < (middling.colors ?? 0)
  const ladder = reducesColors(encoding) ? steps.filter(isBeside) : steps
  const { fitting } = await searchLadder(ladder, (step) => encodeAs(step, near.image), max, phase(call, 0.4, 0.8))
  const best = isTooLarge ? fitting : fitting ? larger(fitting, near) : near
  return best ? enlargeToFit(best, image, max, call) : shrinkToFit(near, encoding.colors, max, phase(call, 0.8, 1))
}

const phase = (call: Call, from: number, to: number): Call => ({ ...call, progress: phaseProgress(call, from, to) })

/** A medium quality, which leaves room to go lower or higher. */
function middlingOf(encoding: Encoding, maxQuality: number): Encoding {
  const quality = Math.min(maxQuality, 50)
  const plain: Encoding = { ...encoding, lossless: false, quality }
  return reducesColors(encoding) ? { ...plain, colors: Math.min(encoding.colors ?? 256, 256) } : plain
}

const maxTries = 6

/** Finds the scale at which a file is about as large as allowed. */
async function nearestScale(
  image: RasterImage,
  encoding: Encoding,
  { maxBytes: max, size }: { maxBytes: number; size: number },
  call: Call,
): Promise<EncodedImage> {
  let scale = 0.9 * Math.sqrt(max / size)
  let nearest: EncodedImage | undefined
  for (let tries = 1; ; tries++) {
    call.signal.throwIfAborted()
    const tried = await encodeScaled(image, encoding, Math.min(scale, 0.98))
    call.progress(tries / maxTries)
    const share = tried.bytes.length / max
    if (!nearest || offBy(tried, max) < offBy(nearest, max)) nearest = tried
    if ((share > 0.8 && share < 1.15) || (share < 1 && scale >= 0.98)) return tried
    if (tries >= maxTries || isPixel(tried.image)) return nearest
    // The size of a file is about proportional to its pixels, apart from the header.
    scale *= Math.max(0.2, Math.min(3, Math.sqrt(0.95 / share)))
  }
}

const offBy = ({ bytes }: EncodedImage, max: number): number => Math.abs(Math.log(bytes.length / max))

/** Adds pixels where the next higher quality would exceed the target but this one leaves room. */
async function enlargeToFit(best: EncodedImage, image: RasterImage, max: number, call: Call): Promise<EncodedImage> {
  let result = best
  let tooFar = 1
  for (let tries = 0; tries < 4 && result.bytes.length < 0.87 * max; tries++) {
    call.signal.throwIfAborted()
    const scale = result.image.width / image.width
    const guess = scale * Math.sqrt((0.95 * max) / result.bytes.length)
    const tried = await encodeScaled(image, result.encoding, guess < tooFar ? guess : Math.sqrt(scale * tooFar))
    if (tried.bytes.length > max) tooFar = tried.image.width / image.width
    else result = larger(tried, result)
  }
  return result
}

/** Scales down further until the file fits. */
async function shrinkToFit(from: EncodedImage, colors: number | undefined, max: number, call: Call) {
  const lowest: Encoding = {
    ...from.encoding,
    quality: lowestGoodQuality,
    colors: from.encoding.colors && Math.min(colors ?? 16, 16),
  }
  let result = from
  while (result.bytes.length > max) {
    call.signal.throwIfAborted()
    if (isPixel(result.image)) throw errors.targetTooSmall({ size: result.bytes.length })
    result = await encodeScaled(
      result.image,
      lowest,
      Math.max(0.25, Math.min(0.9, Math.sqrt(max / result.bytes.length))),
    )
  }
  return result
}

const isPixel = ({ width, height }: RasterImage): boolean => width === 1 && height === 1

async function encodeScaled(image: RasterImage, encoding: Encoding, scale: number): Promise<EncodedImage> {
  const [width = 1, height = 1] = [image.width, image.height].map((side) => Math.max(1, Math.floor(side * scale)))
  return encodeAs(encoding, await resize(image, { width, height }))
}
