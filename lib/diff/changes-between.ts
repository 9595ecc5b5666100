import { type Box, type Change, changesOf, type Effort, type Sequence } from './change.ts'
import { PathSearch } from './split-path.ts'

const repeated = -1

/**
 * Lists the differences between two sequences in order. If at most about 500 items differ, not counting those that do
 * not occur on the other side, the list is a shortest one: the algorithm is Myers' in linear space ("An O(ND)
 * Difference Algorithm and Its Variations", Algorithmica 1, 1986).
 *
 * If more differ, items that are unique on each side are paired first, as many as possible in order (Bram Cohen's
 * patience diff, with the longest increasing subsequence by patience sorting); without such items, the search is split
 * at the furthest point that it reached. So the work is linear in the length for any items; the list is still correct,
 * but may not be the shortest.
 */
export function changesBetween(a: Sequence, b: Sequence, effort: Effort = { steps: 0 }): Change[] {
  const removed = new Uint8Array(a.length)
  const added = new Uint8Array(b.length)
  const shared = withoutUnshared(a, b, removed, added)
  const search = new PathSearch(shared.a, shared.b, effort)
  const boxes: Box[] = [{ aFrom: 0, aTo: shared.a.length, bFrom: 0, bTo: shared.b.length, anchorings: 0 }]
  for (let box = boxes.pop(); box; box = boxes.pop()) {
    const rest = trim(shared.a, shared.b, box, effort)
    if (rest.aFrom === rest.aTo || rest.bFrom === rest.bTo) {
      for (let i = rest.aFrom; i < rest.aTo; i++) removed[shared.aPlaces[i] ?? 0] = 1
      for (let j = rest.bFrom; j < rest.bTo; j++) added[shared.bPlaces[j] ?? 0] = 1
      continue
    }
    boxes.push(...divide(search, rest, effort))
  }
  return changesOf(removed, added)
}

/** The depth to which parts between anchors are searched for further anchors: each level costs the whole length. */
const maxAnchorings = 6

function divide(search: PathSearch, box: Box, effort: Effort): Box[] {
  const { a, b } = search
  const split = search.split(box)
  if (!split.isShortest && box.anchorings < maxAnchorings) {
    const between = splitByAnchors(a, b, box, effort)
    if (between) return between
  }
  const anchorings = split.isShortest ? box.anchorings : maxAnchorings
  return [
    { ...box, aTo: split.a, bTo: split.b, anchorings },
    { ...box, aFrom: split.a, bFrom: split.b, anchorings },
  ]
}

/** Strips the common prefix and suffix. */
function trim(a: Sequence, b: Sequence, box: Box, effort: Effort): Box {
  let { aFrom, aTo, bFrom, bTo } = box
  while (aFrom < aTo && bFrom < bTo && a[aFrom] === b[bFrom]) {
    aFrom++
    bFrom++
  }
  while (aFrom < aTo && bFrom < bTo && a[aTo - 1] === b[bTo - 1]) {
    aTo--
    bTo--
  }
  effort.steps += aFrom - box.aFrom + box.aTo - aTo + 1
  return { ...box, aFrom, aTo, bFrom, bTo }
}

/** Both sequences without items that the other one lacks, and the original indices of the others. */
interface SharedItems {
  a: Sequence
  b: Sequence
  aPlaces: Int32Array
  bPlaces: Int32Array
}

/** Marks and omits items that the other side does not have: no comparison could pair them. */
function withoutUnshared(a: Sequence, b: Sequence, removed: Uint8Array, added: Uint8Array): SharedItems {
  const aHas = itemsOf(a)
  const bHas = itemsOf(b)
  const [aKept, aPlaces] = keep(a, bHas, removed)
  const [bKept, bPlaces] = keep(b, aHas, added)
  return { a: aKept, b: bKept, aPlaces, bPlaces }
}

function itemsOf(items: Sequence): Uint8Array {
  let largest = -1
  for (let i = 0; i < items.length; i++) largest = Math.max(largest, items[i] as number)
  const has = new Uint8Array(largest + 1)
  for (let i = 0; i < items.length; i++) has[items[i] as number] = 1
  return has
}

function keep(items: Sequence, others: Uint8Array, marks: Uint8Array): [Sequence, Int32Array] {
  const kept = new Int32Array(items.length)
  const places = new Int32Array(items.length)
  let count = 0
  for (let i = 0; i < items.length; i++) {
    if (others[items[i] as number]) {
      kept[count] = items[i] as number
      places[count++] = i
    } else marks[i] = 1
  }
  return [kept.subarray(0, count), places.subarray(0, count)]
}

/**
 * Pairs the items that occur exactly once on each side of a box, as many as possible in order, and returns the boxes
 * between; undefined if there is no such item.
 */
function splitByAnchors(a: Sequence, b: Sequence, box: Box, effort: Effort): Box[] | undefined {
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
