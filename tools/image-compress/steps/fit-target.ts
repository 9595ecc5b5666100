import type { Call } from '#kit/call.ts'
import { resize } from '#lib/imaging/transform/resize.ts'
import { type EncodedPicture, encodeAs } from '#lib/imaging/write/encode-smallest.ts'
import type { Encoding } from '#lib/imaging/write/encodings.ts'
import { errors } from '../errors.ts'

/**
 * Makes the file of a result so small that it has no more than so many bytes: by a lower quality (in PNG by fewer
 * colors), found in at most six tries, and where that is not enough by fewer pixels, unless their number is fixed.
 *
 * @throws ToolError targetTooSmall when nothing is small enough
 */
export async function fitTarget(
  most: number,
  result: EncodedPicture,
  isSizeFixed: boolean,
  call: Call,
): Promise<EncodedPicture> {
  const steps = stepsBelow(result.encoding, isSizeFixed)
  let [smallest, fitting]: [EncodedPicture, EncodedPicture?] = [result]
  let [low, high] = [0, steps.length - 1]
  for (let tries = 1; low <= high; tries++) {
    call.signal.throwIfAborted()
    const middle = (low + high) >> 1
    const tried = await encodeAs(steps[middle] ?? result.encoding, result.picture)
    call.progress(tries / mostTries)
    if (tried.bytes.length > most) [smallest, low] = [tried, middle + 1]
    else [fitting, high] = [tried, middle - 1]
  }
  if (fitting) return fitting
  if (isSizeFixed) throw errors.targetTooSmall({ size: smallest.bytes.length })
  return withFewerPixels(most, result, smallest, call)
}

const mostTries = 6

/**
 * Lists encodings that give smaller and smaller files, no more than six halvings can search: 63. They end where fewer
 * pixels look better, if there may be fewer.
 */
function stepsBelow(encoding: Encoding, isSizeFixed: boolean): Encoding[] {
  if (encoding.format === 'png') {
    const counts = [256, 128, 64, 32, 16, ...(isSizeFixed ? [8, 4, 2] : [])]
    return counts.filter((colors) => colors < (encoding.colors ?? 257)).map((colors) => ({ ...encoding, colors }))
  }
  const lowest = isSizeFixed ? 4 : 20
  const highest = encoding.lossless ? encoding.quality : encoding.quality - 1
  const qualities = Array.from({ length: highest }, (_, index) => highest - index)
  return qualities
    .filter((quality) => quality >= lowest && (quality > 50 || quality % 4 === 0))
    .map((quality) => ({ ...encoding, lossless: false, quality }))
}

/** Draws a picture smaller until its file fits, at a middling quality. */
async function withFewerPixels(
  most: number,
  { picture, encoding }: EncodedPicture,
  smallest: EncodedPicture,
  call: Call,
): Promise<EncodedPicture> {
  const plain: Encoding = { ...encoding, lossless: false, quality: Math.min(encoding.quality, 50) }
  if (encoding.format === 'png') plain.colors = Math.min(encoding.colors ?? 256, 64)
  let result = smallest
  for (let scale = 1; result.bytes.length > most; ) {
    call.signal.throwIfAborted()
    // A file has about as many bytes as its picture has pixels, give or take its head.
    scale *= Math.min(0.9, 0.95 * Math.sqrt(most / result.bytes.length))
    const [width, height] = [picture.width, picture.height].map((side) => Math.round(side * scale))
    if (!width || !height) throw errors.targetTooSmall({ size: result.bytes.length })
    result = await encodeAs(plain, await resize(picture, { width, height }))
  }
  return result
}
