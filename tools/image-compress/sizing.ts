import { contain, cover } from '#lib/imaging/fit.ts'
import type { Picture } from '#lib/imaging/picture.ts'
import { crop, resize } from '#lib/imaging/resize.ts'
import type { Settings } from './settings.ts'

type Wanted = Pick<Settings, 'resize' | 'maxWidth' | 'maxHeight'>

/** Draws a picture in the size that the settings ask for, which is never larger than its own. */
export function sized(picture: Picture, { resize: fit, maxWidth, maxHeight }: Wanted): Promise<Picture> | Picture {
  if (fit === 'none') return picture
  if (fit === 'contain' || !maxWidth || !maxHeight) {
    return resize(picture, contain(picture, { width: maxWidth ?? picture.width, height: maxHeight ?? picture.height }))
  }
  const { piece, size } = cover(picture, { width: maxWidth, height: maxHeight })
  return resize(crop(picture, piece), size)
}
