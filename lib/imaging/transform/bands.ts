import type { Size } from '../raster-image.ts'

/** Some rows of a result, and those of the source that they are made of. The last is not among them. */
interface Band {
  rows: { from: number; to: number }
  source: { from: number; to: number }
}

/** In pixels, of the source and of what comes between it and the result. */
const bandArea = 4_000_000

/** Divides an image into bands that are drawn in another size one by one, which takes little memory. */
export function bandsOf(image: Size, result: Size): Band[] {
  const perRow = image.height / result.height
  // Magic Kernel Sharp looks at two and a half pixels of the smaller size to each side.
  const reach = Math.ceil(3 * Math.max(1, perRow)) + 1
  const width = Math.max(image.width, result.width)
  const count = Math.max(1, Math.ceil((width * Math.max(image.height, result.height)) / bandArea))
  const step = Math.ceil(result.height / count)
  const bands: Band[] = []
  for (let from = 0; from < result.height; from += step) {
    const to = Math.min(result.height, from + step)
    const source = {
      from: Math.max(0, Math.floor(from * perRow) - reach),
      to: Math.min(image.height, Math.ceil(to * perRow) + reach),
    }
    bands.push({ rows: { from, to }, source })
  }
  return bands
}
