import type { IgnoreOptions } from '#lib/diff/tokens.ts'
import type { Comparison } from '../comparison/comparison.ts'
import { countOf, lengthOf, lineAt } from '../comparison/text-lines.ts'
import { lineMarks, type Mark } from './line-marks.ts'
import { type MovedLine, movedLine, type SideName } from './moved-line.ts'
import { isComparable, type Pairing, pairAlike, pairInOrder } from './pair-lines.ts'
import { lastNotAfter, type RowRun, RowRuns, type View } from './row-runs.ts'

/** One line of one side. */
export interface SideLine {
  /** Counted from 1. */
  number: number
  text: string
  marks: readonly Mark[]
  moved?: MovedLine | undefined
}

export type Row =
  | { kind: 'fold'; change: number; count: number }
  | { kind: 'equal'; left: SideLine; right: SideLine }
  | { kind: 'change'; change: number; left: SideLine | undefined; right: SideLine | undefined }

/** All rows of a comparison in one view, created when read, since there may be a million. */
export class RowList {
  readonly count: number
  /** The first row of each change. */
  readonly changeRows: Int32Array
  private readonly runs: RowRuns
  private readonly pairings = new Map<number, Pairing>()
  readonly comparison: Comparison
  private readonly view: View
  private readonly ignoreOptions: IgnoreOptions

  constructor(comparison: Comparison, view: View, unfolded: ReadonlySet<number>, ignoreOptions: IgnoreOptions) {
    this.comparison = comparison
    this.view = view
    this.ignoreOptions = ignoreOptions
    this.runs = new RowRuns(comparison, view, unfolded)
    this.count = this.runs.count
    this.changeRows = this.runs.changeRows
  }

  at(row: number): Row {
    const run = this.runs.at(row)
    const { kind, change, left, right } = run
    const offset = row - run.row
    if (kind === 'equal')
      return { kind, left: this.plain('left', left + offset), right: this.plain('right', right + offset) }
    if (kind === 'change') return { kind, change, ...this.changeAt(change, offset) }
    const next = this.runs.at(row + 1)
    const isShownAgain = run.end < this.count
    return { kind, change, count: (isShownAgain ? next.left : countOf(this.comparison.left)) - left }
  }

  /** The number of rows of a change. */
  heightOf(change: number): number {
    const { row, end } = this.runs.at(this.changeRows[change] ?? 0)
    return end - row
  }

  /** The change of a row, or the next one after it; the last one if none follows. */
  changeNear(row: number): number {
    const before = lastNotAfter(this.changeRows, this.changeRows.length, row)
    if (before < 0) return 0
    const isOfIt = row < (this.changeRows[before] ?? 0) + this.heightOf(before)
    return Math.min(isOfIt ? before : before + 1, this.changeRows.length - 1)
  }

  /** The row of a changed line, by its number from 1. */
  rowOf(side: SideName, number: number): number {
    const line = number - 1
    const { changes } = this.comparison
    const from = side === 'left' ? 0 : 2
    let [low, high] = [0, changes.length / 4]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((changes[4 * middle + from] as number) <= line) low = middle + 1
      else high = middle
    }
    const change = Math.max(0, low - 1)
    const offset = line - (changes[4 * change + from] ?? 0)
    const row = this.changeRows[change] ?? 0
    if (this.view === 'split') return row + this.pairingOf(change).rowOf(side, offset)
    return row + offset + (side === 'left' ? 0 : this.linesOf(change).leftCount)
  }

  /** Estimates how many lines each wrapped row takes, by the length of the longer text. */
  *wrappedLines(linesFor: (length: number) => number): Generator<number> {
    for (let row = 0; row < this.count; ) {
      const run = this.runs.at(row)
      for (; row < run.end; row++) yield linesFor(this.lengthOf(run, row))
    }
  }

  private lengthOf(run: RowRun, row: number): number {
    const offset = row - run.row
    const { left, right } = this.comparison
    if (run.kind === 'fold') return 0
    if (run.kind === 'equal' || this.view === 'split')
      return Math.max(lengthOf(left, run.left + offset), lengthOf(right, run.right + offset))
    const { leftCount } = this.linesOf(run.change)
    return offset < leftCount ? lengthOf(left, run.left + offset) : lengthOf(right, run.right + offset - leftCount)
  }

  private linesOf(change: number) {
    const { changes } = this.comparison
    const [left, right] = [changes[4 * change] ?? 0, changes[4 * change + 2] ?? 0]
    const [leftEnd, rightEnd] = [changes[4 * change + 1] ?? 0, changes[4 * change + 3] ?? 0]
    return { left, leftCount: leftEnd - left, right, rightCount: rightEnd - right }
  }

  private pairingOf(change: number): Pairing {
    const { left, leftCount, right, rightCount } = this.linesOf(change)
    if (!isComparable(leftCount, rightCount)) return pairInOrder(leftCount, rightCount)
    const cached = this.pairings.get(change)
    if (cached) return cached
    const linesFrom = (side: SideName, from: number, count: number) =>
      Array.from({ length: count }, (_, index) => lineAt(this.comparison[side], from + index))
    const made = pairAlike(linesFrom('left', left, leftCount), linesFrom('right', right, rightCount))
    this.pairings.set(change, made)
    return made
  }

  private changeAt(change: number, offset: number): { left: SideLine | undefined; right: SideLine | undefined } {
    const pairing = this.pairingOf(change)
    if (this.view === 'split') return this.marked(change, ...pairing.at(offset))
    // Removed lines come first; each is marked where it differs from its pair.
    const { leftCount } = this.linesOf(change)
    const side = offset < leftCount ? 'left' : 'right'
    const own = side === 'left' ? offset : offset - leftCount
    const both = this.marked(change, ...pairing.at(pairing.rowOf(side, own)))
    return side === 'left' ? { left: both.left, right: undefined } : { left: undefined, right: both.right }
  }

  private marked(change: number, leftOffset: number | undefined, rightOffset: number | undefined) {
    const lines = this.linesOf(change)
    const left = leftOffset === undefined ? undefined : this.changed('left', lines.left + leftOffset)
    const right = rightOffset === undefined ? undefined : this.changed('right', lines.right + rightOffset)
    if (this.comparison.marks || !left || !right || left.moved || right.moved) return { left, right }
    const marks = lineMarks(left.text, right.text, this.ignoreOptions)
    return { left: { ...left, marks: marks.left }, right: { ...right, marks: marks.right } }
  }

  private plain(side: SideName, line: number): SideLine {
    return { number: line + 1, text: lineAt(this.comparison[side], line), marks: [] }
  }

  private changed(side: SideName, line: number): SideLine {
    return { ...this.plain(side, line), marks: this.marksIn(side, line), moved: movedLine(this.comparison, side, line) }
  }

  /** The comparison's own marks in a line, relative to its start. */
  private marksIn(side: SideName, line: number): Mark[] {
    const marks = this.comparison.marks?.[side]
    if (!marks) return []
    const { starts } = this.comparison[side]
    const [start = 0, end = 0] = starts.subarray(line, line + 2)
    const clipped: Mark[] = []
    // Marks are sorted and do not overlap, so start at the first one that ends within or after the line.
    for (let at = firstEndingAfter(marks, start); at < marks.length && (marks[at] as number) < end; at += 2) {
      clipped.push([Math.max(marks[at] as number, start) - start, Math.min(marks[at + 1] as number, end) - start])
    }
    return clipped
  }
}

/** The index of the first mark that ends after an offset, in an array of starts and ends. */
function firstEndingAfter(marks: Int32Array, place: number): number {
  let [low, high] = [0, marks.length / 2]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((marks[2 * middle + 1] as number) <= place) low = middle + 1
    else high = middle
  }
  return 2 * low
}
