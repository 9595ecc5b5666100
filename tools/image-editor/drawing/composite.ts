import type { RasterImage } from '#lib/imaging/raster-image.ts'

/** Composites an image onto another at an offset, in place (alpha blending, "source over"). It must fit within. */
export function composite(under: RasterImage, over: RasterImage, { left, top }: { left: number; top: number }): void {
  for (let y = 0; y < over.height; y++) {
    for (let x = 0; x < over.width; x++) {
      const from = (y * over.width + x) * 4
      const to = ((top + y) * under.width + left + x) * 4
      const alpha = (over.data[from + 3] ?? 0) / 255
      if (alpha === 0) continue
      const rest = ((under.data[to + 3] ?? 0) / 255) * (1 - alpha)
      for (let part = 0; part < 3; part++)
        under.data[to + part] =
          (alpha * (over.data[from + part] ?? 0) + rest * (under.data[to + part] ?? 0)) / (alpha + rest)
      under.data[to + 3] = 255 * (alpha + rest)
    }
  }
}
