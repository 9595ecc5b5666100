import type { Size } from '#lib/imaging/picture.ts'
import type { Settings } from './settings.ts'

interface SizeSettings extends Pick<Settings, 'width' | 'height' | 'isFrame'> {
  keepAspectRatio: boolean
}

/** Finds the size of a result: that which was asked for, or the largest of the picture's shape that fits into it. */
export function targetSize(picture: Size, { width, height, isFrame, keepAspectRatio }: SizeSettings): Size {
  if (!keepAspectRatio) return { width: width ?? picture.width, height: height ?? picture.height }
  const wanted = Math.min(width ? width / picture.width : Infinity, height ? height / picture.height : Infinity)
  const scale = Number.isFinite(wanted) ? (isFrame ? Math.min(1, wanted) : wanted) : 1
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
}
