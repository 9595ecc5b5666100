import type { Rgb } from '#lib/color/rgb.ts'
import { type Lab, labOf } from '../color/oklab.ts'

/** Colors that are taken for one: where they lie, and the most frequent of them. */
export interface ColorPoint {
  lab: Lab
  /** How many pixels have one of these colors. */
  weight: number
  /** Of how many pixels the most frequent color is. */
  topWeight: number
  top: Rgb
}

/** With no more colors than these each is a point of its own; of more, those that share five bits of each level are one. */
const maxExact = 1024

/** Counts colors, given as 0xrrggbb. The order of the pixels makes no difference. */
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
  return [...cells.values()].map(joinPoints)
}

function countColors(pixels: Uint32Array): ColorPoint[] {
  const sorted = pixels.slice().sort()
  const points: ColorPoint[] = []
  for (let start = 0, end = 0; start < sorted.length; start = end) {
    const color = sorted[start] ?? 0
    while (end < sorted.length && sorted[end] === color) end++
    const top = [color >> 16, (color >> 8) & 255, color & 255] as const
    points.push({ lab: labOf(top), weight: end - start, topWeight: end - start, top })
  }
  return points
}

/** Makes one of several: in their middle, and its most frequent color is that of all. */
export function joinPoints(points: readonly ColorPoint[]): ColorPoint {
  const weight = points.reduce((sum, point) => sum + point.weight, 0)
  const middle = (axis: 0 | 1 | 2) => points.reduce((sum, { lab, weight }) => sum + lab[axis] * weight, 0) / weight
  const { top, topWeight } = points.reduce((max, point) => (point.topWeight > max.topWeight ? point : max))
  return { lab: [middle(0), middle(1), middle(2)], weight, top, topWeight }
}
