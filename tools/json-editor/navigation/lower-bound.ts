/** Finds the index of the first of ascending numbers that is not below a limit; their count where all are. */
export function lowerBound(ascending: Uint32Array, limit: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}
