import { type Call, phaseProgress } from '#kit/call.ts'
import { errors } from '../errors.ts'
import { lowestGoodQuality, qualityLadder } from '../steps/quality-ladder.ts'
import { searchLadder } from '../steps/search-ladder.ts'
import type { WriteAnimation, WrittenAnimation } from './write-animation.ts'

interface Target {
  /** Bytes. */
  maxBytes: number
  isSizeFixed: boolean
}

const maxTries = 12

/**
 * Makes a file fit a target by a lower quality (in GIF by fewer colors), then by fewer pixels, unless their number is
 * fixed. Stops at the first file near the target, since each try encodes all frames.
 *
 * @throws ToolError targetTooSmall when nothing is small enough
 */
export async function fitAnimation(
  result: WrittenAnimation,
  write: WriteAnimation,
  { maxBytes: max, isSizeFixed }: Target,
  call: Call,
): Promise<WrittenAnimation> {
  const { encoding } = result
  const lowest = isSizeFixed ? 1 : lowestGoodQuality
  const ladder = qualityLadder(encoding, { lowest, highest: encoding.quality - 1 })
  const { format } = encoding
  const tryOne = (step: (typeof ladder)[number]) => write({ ...step, format }, 1, quiet)
  const quiet = { ...call, progress: () => {} }
  const phase = (from: number, to: number) => ({ ...call, progress: phaseProgress(call, from, to) })
  const { fitting, smallest = result } = await searchLadder(ladder, tryOne, max, phase(0, 0.6))
  if (fitting) return fitting
  if (isSizeFixed) throw errors.targetTooSmall({ size: smallest.bytes.length })
  let last = smallest
  let scale = 1
  for (let tries = 1; tries <= maxTries; tries++) {
    call.signal.throwIfAborted()
    // The size of a file is about proportional to the pixels of its frames, apart from headers.
    scale *= Math.max(0.25, Math.min(0.9, 0.95 * Math.sqrt(max / last.bytes.length)))
    last = await write(last.encoding, scale, quiet)
    if (last.bytes.length <= max) return last
    if (last.width === 1 && last.height === 1) break
    call.progress(0.6 + (0.4 * tries) / maxTries)
  }
  throw errors.targetTooSmall({ size: last.bytes.length })
}
