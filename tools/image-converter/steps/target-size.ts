import type { Size } from '#lib/imaging/raster-image.ts'
import type { Settings } from './settings.ts'

interface SizeSettings extends Pick<Settings, 'width' | 'height' | 'isBoundingBox'> {
  keepAspectRatio: boolean
}

/** Returns the size of a result: the given one, or the largest one that fits into it with the image's aspect ratio. */
export function targetSize(image: Size, { width, height, isBoundingBox, keepAspectRatio }: SizeSettings): Size {
  if (!keepAspectRatio) return { width: width ?? image.width, height: height ?? image.height }
  const wanted = Math.min(width ? width / image.width : Infinity, height ? height / image.height : Infinity)
  const scale = Number.isFinite(wanted) ? (isBoundingBox ? Math.min(1, wanted) : wanted) : 1
  return {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  }
}
