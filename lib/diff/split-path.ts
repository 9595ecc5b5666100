import type { Box, Effort, Sequence } from './change.ts'

/** A point on a path from one corner of a box to the other: before these two items. */
interface Split {
  a: number
  b: number
  /** Whether it is on a shortest path; otherwise the search gave up, and it is the furthest point reached. */
  isShortest: boolean
}

/**
 * The maximum number of differences searched from each end of a box. The work for one split grows with its square, and
 * is at most this many times the distance gained.
 */
const maxEdits = 256

/**
 * Finds points on shortest paths: searches forwards from the first corner and backwards from the last one, with one
 * more difference at a time, until both meet (Myers 1986, section 4b). Diagonals are numbered a - b.
 */
export class PathSearch {
  readonly a: Sequence
  readonly b: Sequence
  private effort: Effort
  /** The furthest index in `a` of forward paths on each diagonal, and the lowest of backward ones. */
  private forward: Int32Array
  private backward: Int32Array
  private zero: number

  constructor(a: Sequence, b: Sequence, effort: Effort) {
    this.a = a
    this.b = b
    this.effort = effort
    this.forward = new Int32Array(a.length + b.length + 3)
    this.backward = new Int32Array(a.length + b.length + 3)
    this.zero = b.length + 1
  }

  split(box: Box): Split {
    const first = box.aFrom - box.bFrom
    const last = box.aTo - box.bTo
    this.forward[this.zero + first] = box.aFrom
    this.backward[this.zero + last] = box.aTo
    const meetsForwards = (last - first) % 2 !== 0
    for (let edits = 1; edits <= maxEdits; edits++) {
      const met =
        this.advance(box, first, edits, meetsForwards ? last : undefined) ??
        this.retreat(box, last, edits, meetsForwards ? undefined : first)
      if (met) return met
    }
    return this.furthest(box, first, last)
  }

  /** Extends the forward paths on all diagonals; returns where one meets a backward path with one difference less. */
  private advance(box: Box, first: number, edits: number, meeting: number | undefined): Split | undefined {
    const { a, b, forward, backward, zero, effort } = this
    const lowest = lowestDiagonal(box, first, edits)
    const highest = highestDiagonal(box, first, edits)
    for (let diagonal = lowest; diagonal <= highest; diagonal += 2) {
      const at = zero + diagonal
      // The outermost diagonals have only one neighbor.
      const fromBelow =
        diagonal > first - edits && diagonal - 1 >= box.aFrom - box.bTo ? (forward[at - 1] as number) + 1 : -1
      const fromAbove =
        diagonal < first + edits && diagonal + 1 <= box.aTo - box.bFrom ? (forward[at + 1] as number) : -1
      const start = Math.max(fromBelow, fromAbove)
      let i = start
      while (i < box.aTo && i - diagonal < box.bTo && a[i] === b[i - diagonal]) i++
      effort.steps += i - start + 1
      forward[at] = i
      const isMet = meeting !== undefined && Math.abs(diagonal - meeting) < edits && i >= (backward[at] as number)
      if (isMet) return { a: i, b: i - diagonal, isShortest: true }
    }
    return undefined
  }

  private retreat(box: Box, last: number, edits: number, meeting: number | undefined): Split | undefined {
    const { a, b, forward, backward, zero, effort } = this
    const lowest = lowestDiagonal(box, last, edits)
    const highest = highestDiagonal(box, last, edits)
    for (let diagonal = lowest; diagonal <= highest; diagonal += 2) {
      const at = zero + diagonal
      const fromBelow =
        diagonal > last - edits && diagonal - 1 >= box.aFrom - box.bTo ? (backward[at - 1] as number) : none
      const fromAbove =
        diagonal < last + edits && diagonal + 1 <= box.aTo - box.bFrom ? (backward[at + 1] as number) - 1 : none
      const start = Math.min(fromBelow, fromAbove)
      let i = start
      while (i > box.aFrom && i - diagonal > box.bFrom && a[i - 1] === b[i - diagonal - 1]) i--
      effort.steps += start - i + 1
      backward[at] = i
      const isMet = meeting !== undefined && Math.abs(diagonal - meeting) <= edits && i <= (forward[at] as number)
      if (isMet) return { a: i, b: i - diagonal, isShortest: true }
    }
    return undefined
  }

  /** Returns the end of the longest path from either corner. */
  private furthest(box: Box, first: number, last: number): Split {
    let best = { a: box.aFrom, b: box.bFrom, isShortest: false }
    let maxWay = -1
    const consider = (i: number, j: number, way: number) => {
      if (way > maxWay) [best, maxWay] = [{ a: i, b: j, isShortest: false }, way]
    }
    for (let d = lowestDiagonal(box, first, maxEdits); d <= highestDiagonal(box, first, maxEdits); d += 2) {
      const i = Math.min(this.forward[this.zero + d] as number, box.aTo, box.bTo + d)
      consider(i, i - d, i - box.aFrom + i - d - box.bFrom)
    }
    for (let d = lowestDiagonal(box, last, maxEdits); d <= highestDiagonal(box, last, maxEdits); d += 2) {
      const i = Math.max(this.backward[this.zero + d] as number, box.aFrom, box.bFrom + d)
      consider(i, i - d, box.aTo - i + box.bTo - i + d)
    }
    return best
  }
}

const none = 2 ** 31 - 1

/** The outermost diagonals within a box that can be reached with a number of differences, with the same parity. */
function lowestDiagonal(box: Box, origin: number, edits: number): number {
  const rim = box.aFrom - box.bTo
  const reached = origin - edits
  return reached >= rim ? reached : rim + ((rim - reached) % 2)
}

function highestDiagonal(box: Box, origin: number, edits: number): number {
  const rim = box.aTo - box.bFrom
  const reached = origin + edits
  return reached <= rim ? reached : rim - ((reached - rim) % 2)
}
