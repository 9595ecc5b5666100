import type { Size } from '../raster-image.ts'

export interface Box extends Size {
  left: number
  top: number
}

/** Returns the largest size of the same aspect ratio within the limits, never larger than the image. */
export function contain({ width, height }: Size, limits: Partial<Size>): Size {
  const scale = Math.min(1, (limits.width ?? width) / width, (limits.height ?? height) / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Returns the centered crop of an image with the aspect ratio of a frame, and the size to draw it at: the frame's, or
 * the crop's own if the image is too small to fill the frame.
 */
export function cover(image: Size, frame: Size): { crop: Box; size: Size } {
  const scale = Math.min(image.width / frame.width, image.height / frame.height)
  const width = Math.max(1, Math.round(frame.width * scale))
  const height = Math.max(1, Math.round(frame.height * scale))
  const left = Math.round((image.width - width) / 2)
  const top = Math.round((image.height - height) / 2)
  const size = scale < 1 ? { width, height } : { width: frame.width, height: frame.height }
  return { crop: { left, top, width, height }, size }
}
