import type { RasterImage } from '#lib/imaging/raster-image.ts'

/**
 * Returns the structural similarity (SSIM) of two images of equal size, by luminance on white in blocks of 8 pixels
 * (Wang et al., 2004); 1 for identical ones.
 */
export function structuralSimilarity(one: RasterImage, other: RasterImage): number {
  const { width, height } = one
  const [a, b] = [one, other].map(brightnessOf)
  if (!a || !b) return 0
  let [sum, count] = [0, 0]
  for (let top = 0; top + 8 <= height; top += 4) {
    for (let left = 0; left + 8 <= width; left += 4) {
      sum += similarityAt(a, b, top * width + left, width)
      count++
    }
  }
  return sum / count
}

function similarityAt(a: Float64Array, b: Float64Array, start: number, width: number): number {
  let [meanA, meanB, squaresA, squaresB, products] = [0, 0, 0, 0, 0]
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      const [p, q] = [a[start + y * width + x] ?? 0, b[start + y * width + x] ?? 0]
      meanA += p / 64
      meanB += q / 64
      squaresA += (p * p) / 64
      squaresB += (q * q) / 64
      products += (p * q) / 64
    }
  }
  const [varianceA, varianceB] = [squaresA - meanA ** 2, squaresB - meanB ** 2]
  const covariance = products - meanA * meanB
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) / ((meanA ** 2 + meanB ** 2 + c1) * (varianceA + varianceB + c2))
  )
}

function brightnessOf({ data }: RasterImage): Float64Array {
  return Float64Array.from({ length: data.length / 4 }, (_, index) => {
    const at = index * 4
    const light = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
    const alpha = (data[at + 3] ?? 0) / 255
    return light * alpha + 255 * (1 - alpha)
  })
}
