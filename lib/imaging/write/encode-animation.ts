import type { Frame } from '../animation/animation.ts'
import { CodecError } from '../codec-error.ts'
import { formats } from '../formats/all-formats.ts'
import type { AnimatedFormat, AnimationHeader, EncodeSettings } from '../formats/format-definition.ts'
import { loadFrameEncoder } from '../formats/load-codec.ts'

/**
 * Encodes an animation from a stream of frames.
 *
 * @throws CodecError when the format cannot hold it
 */
export async function encodeAnimation(
  frames: AsyncIterable<Frame>,
  head: AnimationHeader,
  { format, ...settings }: EncodeSettings & { format: AnimatedFormat },
): Promise<Uint8Array<ArrayBuffer>> {
  const { maxSide = Number.POSITIVE_INFINITY } = formats[format].encode
  if (Math.max(head.width, head.height) > maxSide) {
    throw new CodecError('the animation has more pixels a side than the format can hold')
  }
  const encodeFrames = await loadFrameEncoder(format)
  return encodeFrames(frames, head, settings)
}
