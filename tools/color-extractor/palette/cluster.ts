import { distance, type Lab } from '../color/oklab.ts'
import { type ColorPoint, joinPoints } from './color-points.ts'

interface ClusterOptions {
  /** The most clusters. */
  count: number
  /** Centers closer than this are one, as a distance of OKLab. */
  tolerance: number
}

/** How often what was joined is sought anew elsewhere. */
const maxRounds = 4
/** How often centers move (k-means); by then they hardly do. */
const maxSteps = 60

/**
 * Sorts points into clusters by what looks alike. Starts from points that lie far from each other and are frequent or
 * vivid, and moves each center into the middle of its points. Nothing is left to chance: the same points give the same.
 */
export function cluster(points: readonly ColorPoint[], options: ClusterOptions): ColorPoint[] {
  const attempts = cubeSides.map((side) => attempt(points, coarsePoints(points, side), options))
  return attempts.reduce((best, each) => (each.strain < best.strain ? each : best)).clusters
}

/** The sizes of cubes that beginnings are looked for in, as distances of OKLab. */
const cubeSides = [0.04, 0.06, 0.08, 0.12]

function attempt(points: readonly ColorPoint[], spread: readonly ColorPoint[], options: ClusterOptions) {
  let centers: Lab[] = []
  let clusters: ColorPoint[] = []
  for (let round = 0; round < maxRounds; round++) {
    centers = addCenters(spread, centers, options)
    clusters = joinAlike(settle(points, centers), options.tolerance)
    if (clusters.length === centers.length) break
    centers = clusters.map(({ lab }) => lab)
  }
  return { clusters, strain: strainOf(points, clusters) }
}

/** How far all points lie from what stands for them. */
function strainOf(points: readonly ColorPoint[], clusters: readonly ColorPoint[]): number {
  const centers = clusters.map(({ lab }) => lab)
  return points.reduce((sum, { lab, weight }) => {
    const center = centers[nearest(lab, centers)] ?? lab
    return sum + weight * distance(lab, center) ** 2
  }, 0)
}

/** Adds centers until there are enough, each at the point that is missed most by those before. */
function addCenters(points: readonly ColorPoint[], given: readonly Lab[], { count, tolerance }: ClusterOptions): Lab[] {
  const centers = [...given]
  const gaps = points.map(({ lab }) => Math.min(9, ...centers.map((center) => distance(lab, center))))
  while (centers.length < count) {
    let maxScore = 0
    let next: Lab | undefined
    points.forEach(({ lab, weight }, index) => {
      const gap = gaps[index] ?? 0
      // A small spot of a vivid color is noticed as a large one of a dull color is.
      const score = gap * Math.sqrt(weight) * (1 + 3 * Math.hypot(lab[1], lab[2]))
      if (gap > 0 && gap >= tolerance && score > maxScore) [maxScore, next] = [score, lab]
    })
    if (!next) break
    const center: Lab = next
    centers.push(center)
    points.forEach(({ lab }, index) => {
      gaps[index] = Math.min(gaps[index] ?? 0, distance(lab, center))
    })
  }
  return centers
}

/** Moves centers into the middle of the points that are nearest to them until they stay. */
function settle(points: readonly ColorPoint[], start: readonly Lab[]): ColorPoint[] {
  let centers = start
  for (let step = 0; ; step++) {
    const groups = centers.map((): ColorPoint[] => [])
    for (const point of points) groups[nearest(point.lab, centers)]?.push(point)
    const joined = groups.filter(({ length }) => length > 0).map(joinPoints)
    const moved = joined.map(({ lab }) => lab)
    const isStill = moved.every((lab, index) => distance(lab, centers[index] ?? lab) < 1e-4)
    if (step === maxSteps || (isStill && moved.length === centers.length)) return joined
    centers = moved
  }
}

function nearest(lab: Lab, centers: readonly Lab[]): number {
  let best = 0
  let minGap = Number.POSITIVE_INFINITY
  for (let index = 0; index < centers.length; index++) {
    const center = centers[index] ?? lab
    // By places: taking the three apart takes twice as long.
    const gap = (lab[0] - center[0]) ** 2 + (lab[1] - center[1]) ** 2 + (lab[2] - center[2]) ** 2
    if (gap < minGap) {
      minGap = gap
      best = index
    }
  }
  return best
}

/** Joins clusters whose centers are too close, the closest first. */
function joinAlike(clusters: readonly ColorPoint[], tolerance: number): ColorPoint[] {
  const left = [...clusters]
  for (;;) {
    const [pair] = pairsOf(left)
      .filter(({ gap }) => gap < tolerance)
      .sort((one, other) => one.gap - other.gap)
    if (!pair) return left
    left.splice(left.indexOf(pair.other), 1)
    left[left.indexOf(pair.one)] = joinPoints([pair.one, pair.other])
  }
}

const pairsOf = (clusters: readonly ColorPoint[]) =>
  clusters.flatMap((one, index) =>
    clusters.slice(index + 1).map((other) => ({ one, other, gap: distance(one.lab, other.lab) })),
  )

/** Fewer points than these are told apart by themselves. */
const maxSingle = 512

/**
 * Joins the points of each cube of OKLab. How many pixels fall into one is hardly chance, so that noise, or another
 * size of the same image, hardly changes which of them comes first.
 */
function coarsePoints(points: readonly ColorPoint[], side: number): readonly ColorPoint[] {
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
