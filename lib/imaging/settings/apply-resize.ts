import type { RasterImage } from '../raster-image.ts'
import { contain, cover } from '../transform/fit.ts'
import { crop, resize } from '../transform/resize.ts'
import type { Settings } from './resolve-settings.ts'

type ResizeSettings = Pick<Settings, 'resize' | 'maxWidth' | 'maxHeight'>

/** Draws an image in the size that the settings ask for, which is never larger than its own. */
export function applyResize(
  image: RasterImage,
  { resize: mode, maxWidth, maxHeight }: ResizeSettings,
): Promise<RasterImage> | RasterImage {
  if (mode === 'none') return image
  if (mode === 'contain' || !maxWidth || !maxHeight) {
    return resize(image, contain(image, { width: maxWidth ?? image.width, height: maxHeight ?? image.height }))
  }
  const { piece, size } = cover(image, { width: maxWidth, height: maxHeight })
  return resize(crop(image, piece), size)
}
