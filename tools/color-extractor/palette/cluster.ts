import { distance, type Oklab } from '../color/oklab.ts'
import { type ColorPoint, mergePoints } from './color-points.ts'

interface ClusterOptions {
  /** The maximum number of clusters. */
  count: number
  /** Centers closer than this are merged, as a distance in Oklab. */
  tolerance: number
}

/** How often merged centers are replaced by new ones elsewhere. */
const maxRounds = 4
/** The limit of k-means iterations; by then centers hardly move. */
const maxSteps = 60

/**
 * Groups points into clusters of similar colors by k-means. The initial centers are far from each other, and frequent
 * or vivid. Deterministic: the same points give the same clusters.
 */
export function cluster(points: readonly ColorPoint[], options: ClusterOptions): ColorPoint[] {
  const attempts = cubeSides.map((side) => clusterWith(points, coarsePoints(points, side), options))
  return attempts.reduce((best, each) => (each.inertia < best.inertia ? each : best)).clusters
}

/** Side lengths of the Oklab cubes by which points are grouped to find initial centers. */
const cubeSides = [0.04, 0.06, 0.08, 0.12]

function clusterWith(points: readonly ColorPoint[], candidates: readonly ColorPoint[], options: ClusterOptions) {
  let centers: Oklab[] = []
  let clusters: ColorPoint[] = []
  for (let round = 0; round < maxRounds; round++) {
    centers = addCenters(candidates, centers, options)
    clusters = mergeClose(runKMeans(points, centers), options.tolerance)
    if (clusters.length === centers.length) break
    centers = clusters.map(({ lab }) => lab)
  }
  return { clusters, inertia: inertiaOf(points, clusters) }
}

/** Returns the weighted sum of squared distances between points and their centers. */
function inertiaOf(points: readonly ColorPoint[], clusters: readonly ColorPoint[]): number {
  const centers = clusters.map(({ lab }) => lab)
  return points.reduce((sum, { lab, weight }) => {
    const center = centers[nearest(lab, centers)] ?? lab
    return sum + weight * distance(lab, center) ** 2
  }, 0)
}

/** Adds centers until there are enough, each at the point least covered by the existing ones. */
function addCenters(
  points: readonly ColorPoint[],
  given: readonly Oklab[],
  { count, tolerance }: ClusterOptions,
): Oklab[] {
  const centers = [...given]
  const distances = points.map(({ lab }) => Math.min(9, ...centers.map((center) => distance(lab, center))))
  while (centers.length < count) {
    let maxScore = 0
    let next: Oklab | undefined
    points.forEach(({ lab, weight }, index) => {
      const gap = distances[index] ?? 0
      // A small area of a vivid color is as noticeable as a large one of a dull color.
      const score = gap * Math.sqrt(weight) * (1 + 3 * Math.hypot(lab[1], lab[2]))
      if (gap > 0 && gap >= tolerance && score > maxScore) [maxScore, next] = [score, lab]
    })
    if (!next) break
    const center: Oklab = next
    centers.push(center)
    points.forEach(({ lab }, index) => {
      distances[index] = Math.min(distances[index] ?? 0, distance(lab, center))
    })
  }
  return centers
}

/** Runs k-means: moves centers to the mean of their nearest points until they no longer change. */
function runKMeans(points: readonly ColorPoint[], start: readonly Oklab[]): ColorPoint[] {
  let centers = start
  for (let step = 0; ; step++) {
    const groups = centers.map((): ColorPoint[] => [])
    for (const point of points) groups[nearest(point.lab, centers)]?.push(point)
    const joined = groups.filter(({ length }) => length > 0).map(mergePoints)
    const moved = joined.map(({ lab }) => lab)
    const isStill = moved.every((lab, index) => distance(lab, centers[index] ?? lab) < 1e-4)
    if (step === maxSteps || (isStill && moved.length === centers.length)) return joined
    centers = moved
  }
}

function nearest(lab: Oklab, centers: readonly Oklab[]): number {
  let best = 0
  let minGap = Number.POSITIVE_INFINITY
  for (let index = 0; index < centers.length; index++) {
    const center = centers[index] ?? lab
    // By index, since destructuring takes twice as long.
    const gap = (lab[0] - center[0]) ** 2 + (lab[1] - center[1]) ** 2 + (lab[2] - center[2]) ** 2
    if (gap < minGap) {
      minGap = gap
      best = index
    }
  }
  return best
}

/** Merges clusters whose centers are too close, the closest first. */
function mergeClose(clusters: readonly ColorPoint[], tolerance: number): ColorPoint[] {
  const left = [...clusters]
  for (;;) {
    const [pair] = pairsOf(left)
      .filter(({ gap }) => gap < tolerance)
      .sort((one, other) => one.gap - other.gap)
    if (!pair) return left
    left.splice(left.indexOf(pair.other), 1)
    left[left.indexOf(pair.one)] = mergePoints([pair.one, pair.other])
  }
}

const pairsOf = (clusters: readonly ColorPoint[]) =>
  clusters.flatMap((one, index) =>
    clusters.slice(index + 1).map((other) => ({ one, other, gap: distance(one.lab, other.lab) })),
  )

/** Up to this number, points aren't grouped. */
const maxSingle = 512

/**
 * Merges the points in each cube of Oklab. The number of pixels in a cube is stable, so that noise or another size of
 * the same image hardly changes their order.
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
  return [...cubes.values()].map(mergePoints)
}
