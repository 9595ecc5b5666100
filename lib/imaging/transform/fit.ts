import type { Size } from '../raster-image.ts'

export interface Box extends Size {
  left: number
  top: number
}

/** Finds the largest size of the same shape that fits into the limits. Never larger than the image. */
export function contain({ width, height }: Size, limits: Partial<Size>): Size {
  const scale = Math.min(1, (limits.width ?? width) / width, (limits.height ?? height) / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Finds the piece in the middle of an image that has the shape of a frame, and the size to draw it in: the frame's, or
 * the piece's own where the image is too small to fill it.
 */
export function cover(image: Size, frame: Size): { piece: Box; size: Size } {
  const scale = Math.min(image.width / frame.width, image.height / frame.height)
  const width = Math.max(1, Math.round(frame.width * scale))
  const height = Math.max(1, Math.round(frame.height * scale))
  const left = Math.round((image.width - width) / 2)
  const top = Math.round((image.height - height) / 2)
  const size = scale < 1 ? { width, height } : { width: frame.width, height: frame.height }
  return { piece: { left, top, width, height }, size }
}
