import { type Animation, type Frame, maxAnimationPixels, maxFrames } from '../animation/animation.ts'
import { CodecError } from '../codec-error.ts'
import { animatedFormats } from '../formats/all-formats.ts'
import type { AnimatedFormat } from '../formats/format-definition.ts'
import type { ImageFormat } from '../formats/image-format.ts'
import { loadFrameDecoder } from '../formats/load-codec.ts'
import type { ImageInfo } from '../image-info.ts'
import type { Size } from '../raster-image.ts'

/** Whether the animations of a format can be decoded and encoded. */
export const canAnimate = (format: ImageFormat): format is AnimatedFormat =>
  animatedFormats.some((name) => name === format)

/**
 * Finds the frames of an animation; undefined if the file is not animated, or if its format's animations are not
 * supported.
 *
 * @throws CodecError when it is damaged
 */
export async function openAnimation(bytes: Uint8Array<ArrayBuffer>, info: ImageInfo): Promise<Animation | undefined> {
  if (!info.isAnimated || !canAnimate(info.format)) return undefined
  const decodeFrames = await loadFrameDecoder(info.format)
  const animation = withCodecErrors(() => decodeFrames(bytes, info))
  return { ...animation, frames: () => framesOf(animation) }
}

async function* framesOf(animation: Animation): AsyncGenerator<Frame> {
  try {
    yield* animation.frames()
  } catch (error) {
    throw asCodecError(error)
  }
}

function withCodecErrors<Answer>(work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    throw asCodecError(error)
  }
}

/** Parsers throw RangeError if a file ends too early. */
const asCodecError = (error: unknown): unknown =>
  error instanceof RangeError ? new CodecError('the file is damaged or ends too early') : error

/** Details of an animation that would take minutes or hours. */
export interface AnimationTooLarge extends Size {
  frames: number
  mostFrames: number
}

/** Refuses an animation with too many frames, or too many pixels in total at its own size or the target size. */
export function animationTooLarge({ count, pixels }: Animation, size: Size): AnimationTooLarge | undefined {
  const total = Math.max(pixels, count * size.width * size.height)
  if (count <= maxFrames && total <= maxAnimationPixels) return undefined
  return { ...size, frames: count, mostFrames: maxFrames }
}
