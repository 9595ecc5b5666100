import { type Animation, type Frame, maxAnimationPixels, maxFrames } from '../animation/animation.ts'
import { CodecError } from '../codec-error.ts'
import type { AnimatedFormat } from '../formats/format-definition.ts'
import type { ImageFormat } from '../formats/image-format.ts'
import { loadFrameDecoder } from '../formats/load-codec.ts'
import { animatedFormats } from '../formats/registry.ts'
import type { ImageInfo } from '../image-info.ts'
import type { Size } from '../raster-image.ts'

/** Says whether the animations of a format are read and written. */
export const canAnimate = (format: ImageFormat): format is AnimatedFormat =>
  animatedFormats.some((name) => name === format)

/**
 * Finds the frames of an animation; undefined where a file holds none, or one whose further frames are not read.
 *
 * @throws CodecError when it is damaged
 */
export async function openAnimation(bytes: Uint8Array<ArrayBuffer>, info: ImageInfo): Promise<Animation | undefined> {
  if (!info.isAnimated || !canAnimate(info.format)) return undefined
  const decodeFrames = await loadFrameDecoder(info.format)
  const animation = damagedAtEnd(() => decodeFrames(bytes, info))
  return { ...animation, frames: () => framesOf(animation) }
}

async function* framesOf(animation: Animation): AsyncGenerator<Frame> {
  try {
    yield* animation.frames()
  } catch (error) {
    throw inOurWords(error)
  }
}

function damagedAtEnd<Answer>(work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    throw inOurWords(error)
  }
}

/** What ends too early where it is taken apart is damaged. */
const inOurWords = (error: unknown): unknown =>
  error instanceof RangeError ? new CodecError('the file is damaged or ends too early') : error

/** An animation that would take minutes, or hours. */
export interface AnimationTooLarge extends Size {
  frames: number
  mostFrames: number
}

/** Refuses an animation of too many frames, or of too many pixels in all, in the size that it has or is to have. */
export function animationTooLarge({ count, pixels }: Animation, size: Size): AnimationTooLarge | undefined {
  const total = Math.max(pixels, count * size.width * size.height)
  if (count <= maxFrames && total <= maxAnimationPixels) return undefined
  return { ...size, frames: count, mostFrames: maxFrames }
}
