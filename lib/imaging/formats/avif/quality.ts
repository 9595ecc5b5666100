/**
 * Returns the AVIF quality that looks like a JPEG quality. The scales of WebP and JPEG XL are close to JPEG's; AVIF's
 * is not. The points were measured: equal SSIM against mozjpeg on photographs and screenshots, on the safe side.
 */
export function avifQualityOf(quality: number): number {
  const above = points.find(([jpeg]) => jpeg >= quality) ?? last
  const below = points.findLast(([jpeg]) => jpeg <= quality) ?? first
  const share = above[0] === below[0] ? 0 : (quality - below[0]) / (above[0] - below[0])
  return Math.round(below[1] + share * (above[1] - below[1]))
}

type Point = readonly [jpeg: number, avif: number]
const first: Point = [1, 10]
const last: Point = [100, 90]
const points: Point[] = [first, [40, 40], [60, 50], [75, 58], [85, 66], [95, 80], last]
