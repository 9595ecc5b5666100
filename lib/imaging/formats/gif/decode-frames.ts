import { type Animation, effectiveDelay, type Frame, maxFrames } from '../../animation/animation.ts'
import { emptyImage, type RasterImage, type Size } from '../../raster-image.ts'
import type { Box } from '../../transform/fit.ts'
import { overlay } from '../../transform/overlay.ts'
import { crop } from '../../transform/resize.ts'
import { drawFrame } from './draw-frame.ts'
import { type GifFrame, parseFrames } from './frames.ts'

/** Finds the frames of a GIF; stops at one above the limit. */
export function decodeFrames(bytes: Uint8Array, canvas: Size): Animation {
  const frames: GifFrame[] = []
  let pixels = 0
  for (const frame of parseFrames(bytes)) {
    frames.push(frame)
    pixels += Math.max(frame.width * frame.height, canvas.width * canvas.height)
    if (frames.length > maxFrames) break
  }
  return {
    count: frames.length,
    plays: frames.at(-1)?.plays ?? 1,
    pixels,
    frames: () => composeFrames(bytes, canvas, frames),
  }
}

/**
 * Composes the frames as browsers do: the canvas is initially transparent, and disposal method 2 clears to
 * transparency.
 */
async function* composeFrames(bytes: Uint8Array, { width, height }: Size, frames: GifFrame[]): AsyncGenerator<Frame> {
  const image = emptyImage(width, height)
  for (const frame of frames) {
    const box = clipToCanvas(frame, image)
    const before = frame.disposal === 3 ? crop(image, box) : undefined
    // Cropping to the full canvas returns the image itself, so copy it.
    const kept = before?.data === image.data ? { ...image, data: image.data.slice() } : before
    drawFrame(image, bytes, frame)
    yield { image, delay: effectiveDelay(10 * frame.delay) }
    if (kept) overlay(image, kept, box)
    if (frame.disposal === 2) clear(image, box)
  }
}

function clipToCanvas({ left, top, width, height }: Box, canvas: Size): Box {
  const [x, y] = [Math.min(left, canvas.width), Math.min(top, canvas.height)]
  return { left: x, top: y, width: Math.min(width, canvas.width - x), height: Math.min(height, canvas.height - y) }
}

function clear({ data, width }: RasterImage, box: Box): void {
  for (let y = box.top; y < box.top + box.height; y++) {
    const start = (y * width + box.left) * 4
    data.fill(0, start, start + box.width * 4)
  }
}
