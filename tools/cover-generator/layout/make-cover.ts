import type { z } from 'zod'
import { designs } from '../designs/designs.ts'
import { readImage } from '../drawing/read-image.ts'
import { errors } from '../errors.ts'
import { type DrawnCover, drawCover } from './cover.ts'
import type { designFields } from './design-fields.ts'
import { maxPixels } from './sizes.ts'

type CoverOptions = z.output<z.ZodObject<typeof designFields>>

/** Reads the images of a design, and draws it in a size. */
export async function makeCover(
  options: CoverOptions,
  width: number,
  height: number,
  scale: number,
): Promise<DrawnCover> {
  const { title, subtitle, author, preset, logo, image, ...rest } = options
  if (title.trim() === '') throw errors.noTitle()
  const size = { width: width * scale, height: height * scale }
  if (size.width * size.height > maxPixels)
    throw errors.tooLarge({ ...size, million: Math.floor(maxPixels / 1_000_000) })
  return drawCover({
    ...rest,
    width,
    height,
    scale,
    design: designs[preset],
    texts: { title, subtitle, author },
    logo: logo && (await readImage(logo, { width: size.width / 2, height: size.height / 2 }, ofLogo)),
    image: image && (await readImage(image, size, ofImage)),
  })
}

const ofLogo = {
  unreadable: () => errors.logoUnreadable(),
  tooLarge: (million: number) => errors.logoTooLarge({ million }),
}
const ofImage = {
  unreadable: () => errors.imageUnreadable(),
  tooLarge: (million: number) => errors.imageTooLarge({ million }),
}
