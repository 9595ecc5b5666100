import { type ColorPoint, joinPoints } from './color-points.ts'

/** Fewer points than these are told apart by themselves. */
const maxSingle = 512

/**
 * Joins the points of each cube of OKLab. How many pixels fall into one is hardly chance, so that noise, or another
 * size of the same image, hardly changes which of them comes first.
 */
export function coarsePoints(points: readonly ColorPoint[], side: number): readonly ColorPoint[] {
  if (points.length <= maxSingle) return points
  const cubes = new Map<string, ColorPoint[]>()
  for (const point of points) {
    const key = point.lab.map((value) => Math.round(value / side)).join()
    const cube = cubes.get(key)
    if (cube) cube.push(point)
    else cubes.set(key, [point])
  }
  return [...cubes.values()].map(joinPoints)
}
