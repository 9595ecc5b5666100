import type { HashAlgorithm } from './algorithms.ts'

/** How long each algorithm takes here, in milliseconds for a MiB, more or less. */
export type Costs = Record<HashAlgorithm, number>

/** Shares algorithms out to so many workers: the longest first, each to who has the least to do. */
export function sharesOf(algorithms: readonly HashAlgorithm[], workers: number, costs: Costs): HashAlgorithm[][] {
  const shares = Array.from({ length: Math.min(workers, algorithms.length) }, () => ({
    cost: 0,
    algorithms: [] as HashAlgorithm[],
  }))
  for (const algorithm of algorithms.toSorted((a, b) => costs[b] - costs[a])) {
    const smallest = shares.reduce((one, other) => (other.cost < one.cost ? other : one))
    smallest.algorithms.push(algorithm)
    smallest.cost += costs[algorithm]
  }
  return shares.map((share) => share.algorithms)
}
