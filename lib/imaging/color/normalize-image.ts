import type { ImageInfo } from '../image-info.ts'
import type { RasterImage } from '../raster-image.ts'
import { orient } from '../transform/orientation.ts'
import { toSrgb } from './color-profile.ts'

/** Normalizes decoded pixels: sRGB, straight alpha, upright. */
export function normalizeImage({ data, width, height }: RasterImage, { profile, orientation }: ImageInfo): RasterImage {
  const image: RasterImage = { data, width, height }
  if (profile) toSrgb(image, profile)
  return orient(image, orientation)
}
