import type { Box, Effort, Sequence } from './change.ts'

/**
 * Pairs the items that occur exactly once on each side of a box, as many as possible in order, and returns the boxes
 * between; undefined if there is no such item.
 */
export function splitByAnchors(a: Sequence, b: Sequence, box: Box, effort: Effort): Box[] | undefined {
  const anchors = longestRising(uniquePairs(a, b, box))
  effort.steps += box.aTo - box.aFrom + box.bTo - box.bFrom
  if (anchors.length === 0) return undefined
  const boxes: Box[] = []
  let { aFrom, bFrom } = box
  const anchorings = box.anchorings + 1
  for (const [i, j] of anchors) {
    if (i > aFrom || j > bFrom) boxes.push({ aFrom, aTo: i, bFrom, bTo: j, anchorings })
    aFrom = i + 1
    bFrom = j + 1
  }
  boxes.push({ aFrom, aTo: box.aTo, bFrom, bTo: box.bTo, anchorings })
  return boxes
}

type Pair = readonly [i: number, j: number]

/** In the order of `a`. */
function uniquePairs(a: Sequence, b: Sequence, { aFrom, aTo, bFrom, bTo }: Box): Pair[] {
  const inB = placesOfUnique(b, bFrom, bTo)
  const pairs: Pair[] = []
  for (const [item, i] of placesOfUnique(a, aFrom, aTo)) {
    const j = inB.get(item) ?? repeated
    if (i !== repeated && j !== repeated) pairs.push([i, j])
  }
  return pairs
}

const repeated = -1

/** The index of each item, in the order of first occurrences. */
function placesOfUnique(items: Sequence, from: number, to: number): Map<number, number> {
  const places = new Map<number, number>()
  for (let i = from; i < to; i++) {
    const item = items[i] as number
    places.set(item, places.has(item) ? repeated : i)
  }
  return places
}

/** The longest increasing subsequence of pairs, by patience sorting. */
function longestRising(pairs: readonly Pair[]): Pair[] {
  /** The last pair of the best subsequence of each length, and the predecessor of each pair. */
  const ends: number[] = []
  const before = new Int32Array(pairs.length)
  for (const [index, [, j]] of pairs.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[ends[middle] as number] as Pair)[1] < j) low = middle + 1
      else high = middle
    }
    before[index] = low > 0 ? (ends[low - 1] as number) : -1
    ends[low] = index
  }
  const rising: Pair[] = []
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] as number) rising.push(pairs[index] as Pair)
  return rising.reverse()
}
