/** A sequence to compare, with items as numbers: equal numbers are equal items. Numbers are small, beginning with 0. */
export type Sequence = Int32Array

/**
 * A difference between two sequences: a range of `a`, and the one of `b` that replaces it; one of them may be empty.
 */
export interface Change {
  aFrom: number
  aTo: number
  bFrom: number
  bTo: number
}

/** The work of a comparison in visited items, for tests, since time depends on the machine. */
export interface Effort {
  steps: number
}

/** Ranges of both sides that are still to be compared, and the depth of anchors around them. */
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
