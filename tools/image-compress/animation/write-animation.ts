import type { Call } from '#kit/call.ts'
import type { Animation } from '#lib/imaging/animation/animation.ts'
import { transformFrames } from '#lib/imaging/animation/transform-frames.ts'
import type { AnimatedFormat } from '#lib/imaging/formats/format-definition.ts'
import type { Size } from '#lib/imaging/raster-image.ts'
import { applyResize, type ResizeSettings, resizedSize } from '#lib/imaging/settings/apply-resize.ts'
import { resize } from '#lib/imaging/transform/resize.ts'
import { encodeAnimation } from '#lib/imaging/write/encode-animation.ts'
import type { Encoding } from '#lib/imaging/write/encodings.ts'

export type AnimatedEncoding = Encoding & { format: AnimatedFormat }

/** An encoded animation, with its settings. */
export interface WrittenAnimation extends Size {
  encoding: AnimatedEncoding
  bytes: Uint8Array<ArrayBuffer>
}

/** Encodes an animation; `scale` multiplies the sides of the wanted size. */
export type WriteAnimation = (encoding: AnimatedEncoding, scale: number, call: Call) => Promise<WrittenAnimation>

/**
 * Returns a function that encodes an animation; each call decodes it anew, since all frames would take gigabytes of
 * memory.
 */
export function animationWriter(animation: Animation, source: Size, limits: ResizeSettings): WriteAnimation {
  const whole = resizedSize(source, limits)
  return async (encoding, scale, call) => {
    const [width = 1, height = 1] = [whole.width, whole.height].map((side) => Math.max(1, Math.floor(side * scale)))
    const size = { width, height }
    const frames = transformFrames(
      animation,
      (image) => (scale === 1 ? applyResize(image, limits) : resize(image, size)),
      call,
    )
    return { ...size, encoding, bytes: await encodeAnimation(frames, { ...size, plays: animation.plays }, encoding) }
  }
}
