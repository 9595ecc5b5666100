import type { RasterImage, Size } from '../raster-image.ts'
import { contain, cover } from '../transform/fit.ts'
import { crop, resize } from '../transform/resize.ts'
import type { Settings } from './resolve-settings.ts'

export type ResizeSettings = Pick<Settings, 'resize' | 'maxWidth' | 'maxHeight'>

/** Resizes an image by the settings, never enlarging it. */
export function applyResize(
  image: RasterImage,
  { resize: mode, maxWidth, maxHeight }: ResizeSettings,
): Promise<RasterImage> | RasterImage {
  const size = resizedSize(image, { resize: mode, maxWidth, maxHeight })
  if (mode !== 'cover' || !maxWidth || !maxHeight) return resize(image, size)
  return resize(crop(image, cover(image, { width: maxWidth, height: maxHeight }).crop), size)
}

/** Returns the size that `applyResize` gives an image. */
export function resizedSize({ width, height }: Size, { resize: mode, maxWidth, maxHeight }: ResizeSettings): Size {
  if (mode === 'none') return { width, height }
  const limits = { width: maxWidth ?? width, height: maxHeight ?? height }
  return mode === 'cover' && maxWidth && maxHeight
    ? cover({ width, height }, limits).size
    : contain({ width, height }, limits)
}
