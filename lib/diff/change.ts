/** A compared sequence, each item as a number: equal numbers are equal items. Numbers are small, from 0 on. */
export type Sequence = Int32Array

/** One place where two sequences differ: what stands there in `a`, and what in `b`; one of both may be nothing. */
export interface Change {
  aFrom: number
  aTo: number
  bFrom: number
  bTo: number
}

/** The work of a comparison, in items looked at: for tests, since time depends on the machine. */
export interface Effort {
  steps: number
}

/** A stretch of both sides that is still to be compared, and how often anchors were looked for on the way to it. */
export interface Box extends Change {
  anchorings: number
}

/** Collects the marked (unmatched) items into changes; unmarked items are matched in order. */
export function changesOf(removed: Uint8Array, added: Uint8Array): Change[] {
  const changes: Change[] = []
  for (let i = 0, j = 0; i < removed.length || j < added.length; i++, j++) {
    const [aFrom, bFrom] = [i, j]
    while (removed[i]) i++
    while (added[j]) j++
    if (i > aFrom || j > bFrom) changes.push({ aFrom, aTo: i, bFrom, bTo: j })
  }
  return changes
}
