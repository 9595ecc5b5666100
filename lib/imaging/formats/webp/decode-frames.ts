import { type Animation, effectiveDelay, type Frame, maxFrames } from '../../animation/animation.ts'
import { CodecError } from '../../codec-error.ts'
import type { ImageInfo } from '../../image-info.ts'
import { emptyImage, type RasterImage } from '../../raster-image.ts'
import type { Box } from '../../transform/fit.ts'
import { orient } from '../../transform/orientation.ts'
import { overlay } from '../../transform/overlay.ts'
import { decodeFrame } from './decode-still.ts'
import { parseFrames, readLoopCount, type WebpFrame } from './frames.ts'

/** Finds the frames of an animated WebP; stops at one above the limit. */
export function decodeFrames(bytes: Uint8Array, info: ImageInfo): Animation {
  const frames: WebpFrame[] = []
  for (const frame of parseFrames(bytes, info)) if (frames.push(frame) > maxFrames) break
  if (frames.length === 0) throw new CodecError('this animation has no frame')
  const pixels = frames.length * info.width * info.height
  return { count: frames.length, plays: readLoopCount(bytes), pixels, frames: () => composeFrames(frames, info) }
}

/** Composes the frames as browsers do: on a transparent canvas, ignoring the file's background color. */
async function* composeFrames(frames: WebpFrame[], info: ImageInfo): AsyncGenerator<Frame> {
  const canvas = emptyImage(info.width, info.height)
  for (const frame of frames) {
    const image = await decodeFrame(frame, info)
    if (frame.blends) blend(canvas, image, frame)
    else overlay(canvas, image, frame)
    yield { image: orient(canvas, info.orientation), delay: effectiveDelay(frame.delay) }
    if (frame.disposes) overlay(canvas, emptyImage(frame.width, frame.height), frame)
  }
}

/** Alpha-blends a frame onto the canvas (RFC 9649, section 2.7.1.1). */
function blend(canvas: RasterImage, { data, width, height }: RasterImage, { left, top }: Box): void {
  for (let y = 0, from = 0; y < height; y++) {
    let to = ((top + y) * canvas.width + left) * 4
    for (let x = 0; x < width; x++, from += 4, to += 4) {
      const alpha = data[from + 3] ?? 0
      if (alpha === 0) continue
      const under = ((canvas.data[to + 3] ?? 0) * (255 - alpha)) / 255
      const all = alpha + under
      for (let part = 0; part < 3; part++) {
        canvas.data[to + part] = ((data[from + part] ?? 0) * alpha + (canvas.data[to + part] ?? 0) * under) / all
      }
      canvas.data[to + 3] = all
    }
  }
}
