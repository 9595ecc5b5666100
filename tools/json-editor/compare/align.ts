/**
 * Pairs the equal items of two lists in order, as many as there can be: the longest common subsequence (Myers, "An
 * O(ND) Difference Algorithm", 1986). Lists that differ in thousands of places keep only what they begin and end with.
 */
export function align(a: readonly number[], b: readonly number[]): [number, number][] {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let tail = 0
  while (tail < shorter - start && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++

  const between = pairsWithin(a.slice(start, a.length - tail), b.slice(start, b.length - tail))
  return [
    ...Array.from({ length: start }, (_, index): [number, number] => [index, index]),
    ...between.map(([x, y]): [number, number] => [x + start, y + start]),
    ...Array.from({ length: tail }, (_, index): [number, number] => [a.length - tail + index, b.length - tail + index]),
  ]
}

/** The most removals and additions that are looked for; time and memory grow with the square. */
const limit = 1000

/**
 * How far into `a` the best path on each diagonal has come after a number of edits. After d edits there are d + 1
 * diagonals; the one at index i is that of x - y = 2i - d, and is reached from i - 1 by a removal, from i by an addition.
 */
type Reach = number[]

function pairsWithin(a: readonly number[], b: readonly number[]): [number, number][] {
  const history: Reach[] = []
  for (let edits = 0; edits <= limit; edits++) {
    const reach: Reach = []
    for (let i = 0; i <= edits; i++) {
      let x = reachBefore(history, edits, i)
      let y = x - 2 * i + edits
      for (; x < a.length && y < b.length && a[x] === b[y]; x++) y++
      reach.push(x)
      if (x >= a.length && y >= b.length) return walkBack(history, edits, i, x)
    }
    history.push(reach)
  }
  return []
}

/** Where a diagonal begins with this many edits, before its run of equal items. */
function reachBefore(history: Reach[], edits: number, i: number): number {
  const before = history[edits - 1]
  return before ? Math.max((before[i - 1] ?? -1) + 1, before[i] ?? -1) : 0
}

/** Gathers the runs of equal items along the path that ends on a diagonal. */
function walkBack(history: Reach[], allEdits: number, lastDiagonal: number, end: number): [number, number][] {
  const pairs: [number, number][] = []
  let [i, x] = [lastDiagonal, end]
  for (let edits = allEdits; edits >= 0; edits--) {
    const start = reachBefore(history, edits, i)
    while (x > start) pairs.push([--x, x - 2 * i + edits])
    const wasRemoval = start === (history[edits - 1]?.[i - 1] ?? Number.NaN) + 1
    if (wasRemoval) [i, x] = [i - 1, x - 1]
  }
  return pairs.reverse()
}
