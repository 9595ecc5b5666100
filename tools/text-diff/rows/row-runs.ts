import type { Comparison } from '../comparison/comparison.ts'
import { countOf } from '../comparison/text-lines.ts'

export type View = 'split' | 'unified'

export type RunKind = 'equal' | 'change' | 'fold'

/** A run of rows of one kind. */
export interface RowRun {
  kind: RunKind
  /** The change that it is, or that it precedes. */
  change: number
  /** Its first lines, counted from 0. */
  left: number
  right: number
  /** Its first row, and the one after its last. */
  row: number
  end: number
}

const kinds: readonly RunKind[] = ['equal', 'change', 'fold']

/** Unchanged lines shown around changes. */
const context = 3

/** Folding fewer would save no space. */
const minFolded = 4

/** The rows of a comparison as runs, in typed arrays, since there may be a million. */
export class RowRuns {
  /** The first row of each change. */
  readonly changeRows: Int32Array
  count = 0
  private length = 0
  private readonly kinds: Uint8Array
  private readonly changes: Int32Array
  private readonly lefts: Int32Array
  private readonly rights: Int32Array
  private readonly rows: Int32Array

  constructor({ changes, left }: Comparison, view: View, unfolded: ReadonlySet<number>) {
    const changeCount = changes.length / 4
    // Before each change and after the last: shown, folded and shown lines.
    const maxCount = 4 * changeCount + 3
    this.changeRows = new Int32Array(changeCount)
    this.kinds = new Uint8Array(maxCount)
    this.changes = new Int32Array(maxCount)
    this.lefts = new Int32Array(maxCount)
    this.rights = new Int32Array(maxCount)
    this.rows = new Int32Array(maxCount + 1)
    let [aEnd, bEnd] = [0, 0]
    for (let change = 0; change <= changeCount; change++) {
      const isLast = change === changeCount
      const aFrom = isLast ? countOf(left) : (changes[4 * change] as number)
      this.pushEqual(change, aEnd, bEnd, aFrom - aEnd, change === 0, isLast, unfolded.has(change))
      if (isLast) break
      const [aTo, bFrom, bTo] = [
        changes[4 * change + 1] as number,
        changes[4 * change + 2] as number,
        changes[4 * change + 3] as number,
      ]
      this.changeRows[change] = this.count
      const rows = view === 'split' ? Math.max(aTo - aFrom, bTo - bFrom) : aTo - aFrom + bTo - bFrom
      this.push('change', change, aFrom, bFrom, rows)
      aEnd = aTo
      bEnd = bTo
    }
  }

  private pushEqual(
    change: number,
    left: number,
    right: number,
    lines: number,
    isFirst: boolean,
    isLast: boolean,
    isUnfolded: boolean,
  ): void {
    const head = isFirst ? 0 : context
    const tail = isLast ? 0 : context
    if (isUnfolded || lines - head - tail < minFolded) {
      this.push('equal', change, left, right, lines)
      return
    }
    this.push('equal', change, left, right, head)
    this.push('fold', change, left + head, right + head, 1)
    this.push('equal', change, left + lines - tail, right + lines - tail, tail)
  }

  private push(kind: RunKind, change: number, left: number, right: number, rows: number): void {
    if (rows === 0) return
    const at = this.length++
    this.kinds[at] = kinds.indexOf(kind)
    this.changes[at] = change
    this.lefts[at] = left
    this.rights[at] = right
    this.rows[at] = this.count
    this.count += rows
    this.rows[this.length] = this.count
  }

  /** The run that a row belongs to. */
  at(row: number): RowRun {
    const at = lastNotAfter(this.rows, this.length, row)
    return {
      kind: kinds[this.kinds[at] as number] as RunKind,
      change: this.changes[at] as number,
      left: this.lefts[at] as number,
      right: this.rights[at] as number,
      row: this.rows[at] as number,
      end: this.rows[at + 1] as number,
    }
  }
}

/** The last index below `length` whose value is at most `limit`, in an ascending list; -1 if there is none. */
export function lastNotAfter(values: ArrayLike<number>, length: number, limit: number): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] as number) <= limit) low = middle + 1
    else high = middle
  }
  return low - 1
}
