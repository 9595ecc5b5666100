import type { RasterImage } from '../raster-image.ts'

/** Copies an image over a part of another, in place; it must fit within. */
export function overlay(
  under: RasterImage,
  over: RasterImage,
  { left, top }: { left: number; top: number },
): RasterImage {
  for (let y = 0; y < over.height; y++) {
    const row = over.data.subarray(y * over.width * 4, (y + 1) * over.width * 4)
    under.data.set(row, ((top + y) * under.width + left) * 4)
  }
  return under
}
