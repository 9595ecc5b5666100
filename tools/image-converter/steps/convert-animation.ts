import type { Call } from '#kit/call.ts'
import type { Animation } from '#lib/imaging/animation/animation.ts'
import { drawnFrames } from '#lib/imaging/animation/drawn-frames.ts'
import type { AnimatedFormat } from '#lib/imaging/formats/format-definition.ts'
import type { ImageInfo } from '#lib/imaging/image-info.ts'
import { tooMuchMemory } from '#lib/imaging/memory-need.ts'
import type { Size } from '#lib/imaging/raster-image.ts'
import { animationTooLarge } from '#lib/imaging/read/open-animation.ts'
import { uprightSize } from '#lib/imaging/transform/orientation.ts'
import { encodeAnimation } from '#lib/imaging/write/encode-animation.ts'
import { errors } from '../errors.ts'
import { type DrawSettings, drawAs, refuseTooLarge } from './draw.ts'
import { targetSize } from './target-size.ts'

/** Draws each frame of an animation as the result is to look, and writes all of them. */
export async function convertAnimation(
  animation: Animation,
  source: ImageInfo,
  settings: DrawSettings & { format: AnimatedFormat },
  call: Call,
): Promise<Size & { bytes: Uint8Array<ArrayBuffer> }> {
  const size = targetSize(uprightSize(source), settings)
  const { format, quality } = settings
  refuseTooLarge(size, format)
  const vast = animationTooLarge(animation, size)
  if (vast) throw errors.animationTooLarge({ ...vast })
  const refusal = tooMuchMemory(
    call.memory,
    { ...source, fileSize: settings.fileSize },
    { ...size, format },
    'animation',
  )
  if (refusal) throw errors.needsMemory({ ...refusal })
  const frames = drawnFrames(animation, (image) => drawAs(image, size, settings), call)
  const bytes = await encodeAnimation(frames, { ...size, plays: animation.plays }, { format, quality })
  return { ...size, bytes }
}
