import type { Size } from '../picture.ts'

export interface Box extends Size {
  left: number
  top: number
}

/** Finds the largest size of the same shape that fits into the limits. Never larger than the picture. */
export function contain({ width, height }: Size, limits: Partial<Size>): Size {
  const scale = Math.min(1, (limits.width ?? width) / width, (limits.height ?? height) / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Finds the piece in the middle of a picture that has the shape of a frame, and the size to draw it in: the frame's, or
 * the piece's own where the picture is too small to fill it.
 */
export function cover(picture: Size, frame: Size): { piece: Box; size: Size } {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height)
  const width = Math.max(1, Math.round(frame.width * scale))
  const height = Math.max(1, Math.round(frame.height * scale))
  const left = Math.round((picture.width - width) / 2)
  const top = Math.round((picture.height - height) / 2)
  const size = scale < 1 ? { width, height } : { width: frame.width, height: frame.height }
  return { piece: { left, top, width, height }, size }
}
