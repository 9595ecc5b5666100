import type { HashAlgorithm } from './algorithms.ts'

/** How long each algorithm takes here, in milliseconds for a MiB, more or less. */
export type Costs = Record<HashAlgorithm, number>

/** Distributes algorithms among workers: the slowest first, each to the least loaded worker. */
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
