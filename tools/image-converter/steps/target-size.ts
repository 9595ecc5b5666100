import type { Size } from '#lib/imaging/raster-image.ts'
import type { Settings } from './settings.ts'

interface SizeSettings extends Pick<Settings, 'width' | 'height' | 'isFrame'> {
  keepAspectRatio: boolean
}

/** Finds the size of a result: that which was asked for, or the largest of the image's shape that fits into it. */
export function targetSize(image: Size, { width, height, isFrame, keepAspectRatio }: SizeSettings): Size {
  if (!keepAspectRatio) return { width: width ?? image.width, height: height ?? image.height }
  const wanted = Math.min(width ? width / image.width : Infinity, height ? height / image.height : Infinity)
  const scale = Number.isFinite(wanted) ? (isFrame ? Math.min(1, wanted) : wanted) : 1
  return {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  }
}
