import type { ImageInfo } from '../image-info.ts'
import type { RasterImage } from '../raster-image.ts'
import { orient } from '../transform/orientation.ts'
import { toSrgb } from './color-profile.ts'

/** Makes of decoded pixels what is seen: in sRGB, without a color changed by a multiplication, and upright. */
export function asSeen({ data, width, height }: RasterImage, { profile, orientation }: ImageInfo): RasterImage {
  const image: RasterImage = { data, width, height }
  if (profile) toSrgb(image, profile)
  return orient(image, orientation)
}
