import type { Rgb } from '#lib/color/rgb.ts'
import { type Oklab, oklabOf } from '../color/oklab.ts'

/** Similar colors merged into one: their mean, and the most frequent of them. */
export interface ColorPoint {
  lab: Oklab
  /** The number of pixels with any of these colors. */
  weight: number
  /** The number of pixels with the most frequent color. */
  topWeight: number
  top: Rgb
}

/** Up to this number, each color is a point; beyond, colors with the same upper five bits of each level are merged. */
const maxExact = 1024

/** Counts colors given as 0xrrggbb, regardless of the pixels' order. */
export function colorPoints(pixels: Uint32Array): ColorPoint[] {
  const counted = countColors(pixels)
  if (counted.length <= maxExact) return counted
  const cells = new Map<number, ColorPoint[]>()
  for (const point of counted) {
    const [red, green, blue] = point.top
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const cell = cells.get(key)
    if (cell) cell.push(point)
    else cells.set(key, [point])
  }
  return [...cells.values()].map(mergePoints)
}

function countColors(pixels: Uint32Array): ColorPoint[] {
  const sorted = pixels.slice().sort()
  const points: ColorPoint[] = []
  for (let start = 0, end = 0; start < sorted.length; start = end) {
    const color = sorted[start] ?? 0
    while (end < sorted.length && sorted[end] === color) end++
    const top = [color >> 16, (color >> 8) & 255, color & 255] as const
    points.push({ lab: oklabOf(top), weight: end - start, topWeight: end - start, top })
  }
  return points
}

/** Merges points: the weighted mean, and the most frequent color of all. */
export function mergePoints(points: readonly ColorPoint[]): ColorPoint {
  const weight = points.reduce((sum, point) => sum + point.weight, 0)
  const middle = (axis: 0 | 1 | 2) => points.reduce((sum, { lab, weight }) => sum + lab[axis] * weight, 0) / weight
  const { top, topWeight } = points.reduce((max, point) => (point.topWeight > max.topWeight ? point : max))
  return { lab: [middle(0), middle(1), middle(2)], weight, top, topWeight }
}
