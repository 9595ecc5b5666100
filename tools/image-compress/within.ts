import type { Call } from '#kit/call.ts'
import { resize } from '#lib/imaging/resize.ts'
import { errors } from './errors.ts'
import { type Result, writtenIn } from './smallest.ts'
import type { Way } from './ways.ts'

/**
 * Makes the file of a result so small that it has no more than so many bytes: by a lower quality (in PNG by fewer
 * colours), found in at most six tries, and where that is not enough by fewer pixels, unless their number is fixed.
 *
 * @throws ToolError targetTooSmall when nothing is small enough
 */
export async function within(most: number, result: Result, isSizeFixed: boolean, call: Call): Promise<Result> {
  const steps = stepsBelow(result.way, isSizeFixed)
  let [smallest, fitting]: [Result, Result?] = [result]
  let [low, high] = [0, steps.length - 1]
  for (let tries = 1; low <= high; tries++) {
    call.signal.throwIfAborted()
    const middle = (low + high) >> 1
    const tried = await writtenIn(steps[middle] ?? result.way, result.picture)
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
 * Lists ways that give smaller and smaller files, no more than six halvings can search: 63. They end where fewer pixels
 * look better, if there may be fewer.
 */
function stepsBelow(way: Way, isSizeFixed: boolean): Way[] {
  if (way.format === 'png') {
    const counts = [256, 128, 64, 32, 16, ...(isSizeFixed ? [8, 4, 2] : [])]
    return counts.filter((colors) => colors < (way.colors ?? 257)).map((colors) => ({ ...way, colors }))
  }
  const lowest = isSizeFixed ? 4 : 20
  const highest = way.lossless ? way.quality : way.quality - 1
  const qualities = Array.from({ length: highest }, (_, index) => highest - index)
  return qualities
    .filter((quality) => quality >= lowest && (quality > 50 || quality % 4 === 0))
    .map((quality) => ({ ...way, lossless: false, quality }))
}

/** Draws a picture smaller until its file fits, at a middling quality. */
async function withFewerPixels(most: number, { picture, way }: Result, smallest: Result, call: Call): Promise<Result> {
  const plain: Way = { ...way, lossless: false, quality: Math.min(way.quality, 50) }
  if (way.format === 'png') plain.colors = Math.min(way.colors ?? 256, 64)
  let result = smallest
  for (let scale = 1; result.bytes.length > most; ) {
    call.signal.throwIfAborted()
    // A file has about as many bytes as its picture has pixels, give or take its head.
    scale *= Math.min(0.9, 0.95 * Math.sqrt(most / result.bytes.length))
    const [width, height] = [picture.width, picture.height].map((side) => Math.round(side * scale))
    if (!width || !height) throw errors.targetTooSmall({ size: result.bytes.length })
    result = await writtenIn(plain, await resize(picture, { width, height }))
  }
  return result
}
