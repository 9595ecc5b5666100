/** An item with a sort number, smaller ones first. */
export interface Sorted {
  id: number
  sort: number
}

/** The gap left between neighbors, so that later moves change a single record. */
const gap = 10
const maxSort = 1_000_000

/** The number for a new item at the end of a list. */
export const nextSortNumber = (list: readonly Sorted[]): number =>
  Math.min(maxSort, list.length === 0 ? 0 : Math.max(...list.map(({ sort }) => sort)) + gap)

/**
 * Finds the numbers to write after an item was moved to an index, in a list that has its new order already: its
 * own if there is a gap between its neighbors, else those after it too, and all of them near the maximum.
 */
export function sortNumbersAfterMove(list: readonly Sorted[], index: number): Sorted[] {
  const moved = list[index]
  if (!moved) return []
  const before = list[index - 1]?.sort ?? -1
  const after = list[index + 1]?.sort
  const own = between(before, after)
  if (own !== undefined) return own === moved.sort ? [] : [{ id: moved.id, sort: own }]
  const pushed = pushedFrom(list, index)
  return pushed.some(({ sort }) => sort > maxSort) ? spread(list) : pushed
}

/** A number between two others; `before` is -1 at the start of a list, `after` is undefined at its end. */
function between(before: number, after: number | undefined): number | undefined {
  if (after === undefined) return before + gap <= maxSort ? before + gap : undefined
  if (after - before < 2) return undefined
  return before + Math.floor((after - before) / 2)
}

/** Increases the numbers from an index on, as far as necessary. */
function pushedFrom(list: readonly Sorted[], index: number): Sorted[] {
  const pushed: Sorted[] = []
  let last = list[index - 1]?.sort ?? -gap
  for (const { id, sort } of list.slice(index)) {
    if (pushed.length > 0 && sort > last) break
    last += gap
    pushed.push({ id, sort: last })
  }
  return pushed
}

/** Renumbers a whole list. */
function spread(list: readonly Sorted[]): Sorted[] {
  const step = Math.min(gap, Math.floor(maxSort / Math.max(1, list.length)))
  return list.flatMap(({ id, sort }, index) => (sort === index * step ? [] : [{ id, sort: index * step }]))
}
