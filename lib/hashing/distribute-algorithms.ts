import type { HashAlgorithm } from './algorithms.ts'

/** The approximate time of each algorithm on this platform, in milliseconds for a MiB. */
export type Costs = Record<HashAlgorithm, number>

/** Distributes algorithms among workers: the slowest first, each to the least busy worker. */
export function distributeAlgorithms(
  algorithms: readonly HashAlgorithm[],
  workers: number,
  costs: Costs,
): HashAlgorithm[][] {
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
