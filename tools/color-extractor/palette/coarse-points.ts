import { type ColorPoint, joinPoints } from './color-points.ts'

/** Fewer points than these are told apart by themselves. */
const mostSingle = 512
/** As a distance of OKLab. */
const cubeSide = 0.06

/**
 * Joins the points of each small cube of OKLab. How many pixels fall into one is hardly chance, so that noise, or another
 * size of the same picture, hardly changes which of them comes first.
 */
export function coarsePoints(points: readonly ColorPoint[]): readonly ColorPoint[] {
  if (points.length <= mostSingle) return points
  const cubes = new Map<string, ColorPoint[]>()
  for (const point of points) {
    const key = point.lab.map((value) => Math.round(value / cubeSide)).join()
    const cube = cubes.get(key)
    if (cube) cube.push(point)
    else cubes.set(key, [point])
  }
  return [...cubes.values()].map(joinPoints)
}
