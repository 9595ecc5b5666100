import type { RasterImage } from '../raster-image.ts'

type Color = readonly [red: number, green: number, blue: number]

export const white: Color = [255, 255, 255]

/** Composes an image over a color, for formats without transparency. An opaque image is returned unchanged. */
export function flatten(image: RasterImage, [red, green, blue]: Color): RasterImage {
  if (isOpaque(image)) return image
  const data = image.data.slice()
  for (let index = 0; index < data.length; index += 4) {
    const share = (data[index + 3] ?? 0) / 255
    data[index] = mix(data[index], red, share)
    data[index + 1] = mix(data[index + 1], green, share)
    data[index + 2] = mix(data[index + 2], blue, share)
    data[index + 3] = 255
  }
  return { ...image, data }
}

export function isOpaque({ data }: RasterImage): boolean {
  for (let index = 3; index < data.length; index += 4) if (data[index] !== 255) return false
  return true
}

const mix = (over = 0, under: number, share: number): number => over * share + under * (1 - share)
