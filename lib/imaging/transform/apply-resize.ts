import type { Picture } from '../picture.ts'
import type { Settings } from '../settings/resolve-settings.ts'
import { contain, cover } from './fit.ts'
import { crop, resize } from './resize.ts'

type ResizeSettings = Pick<Settings, 'resize' | 'maxWidth' | 'maxHeight'>

/** Draws a picture in the size that the settings ask for, which is never larger than its own. */
export function applyResize(
  picture: Picture,
  { resize: mode, maxWidth, maxHeight }: ResizeSettings,
): Promise<Picture> | Picture {
  if (mode === 'none') return picture
  if (mode === 'contain' || !maxWidth || !maxHeight) {
    return resize(picture, contain(picture, { width: maxWidth ?? picture.width, height: maxHeight ?? picture.height }))
  }
  const { piece, size } = cover(picture, { width: maxWidth, height: maxHeight })
  return resize(crop(picture, piece), size)
}
