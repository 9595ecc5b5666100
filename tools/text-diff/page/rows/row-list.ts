import type { Leniency } from '#lib/diff/tokens.ts'
import type { Block, Mark } from './blocks.ts'
import { lineMarks } from './line-marks.ts'
import type { Lines } from './lines.ts'
import { pairLines } from './pair-lines.ts'

export type View = 'split' | 'unified'

/** One line of one side. */
export interface SideLine {
  /** Counted from 1. */
  number: number
  text: string
  marks: readonly Mark[]
}

export type Row =
  | { kind: 'fold'; block: number; count: number }
  | { kind: 'equal'; left: SideLine; right: SideLine }
  | { kind: 'change'; change: number; left: SideLine | undefined; right: SideLine | undefined }

/** Unchanged lines that are shown around changes. */
const context = 3

/** To fold fewer would save no room. */
const fewestFolded = 4

/** A run of rows of one block. */
interface Stretch {
  block: number
  kind: 'fold' | 'equal' | 'change'
  /** The first line of it within the block. */
  from: number
  /** Of a change, which it is. */
  change: number
}

/** All rows of a comparison in one view. They are made when they are looked at: there may be a million. */
export class RowList {
  readonly count: number
  /** The first row of each change, and how many rows it has. */
  readonly changes: { row: number; count: number }[] = []
  /** The number of the last line of the longer side. */
  readonly lastNumber: number
  private blocks: readonly Block[]
  private view: View
  private leniency: Leniency
  private stretches: Stretch[] = []
  private starts: number[] = []

  constructor(blocks: readonly Block[], view: View, unfolded: ReadonlySet<number>, leniency: Leniency) {
    this.blocks = blocks
    this.view = view
    this.leniency = leniency
    let count = 0
    const push = (kind: Stretch['kind'], block: number, from: number, rows: number) => {
      if (rows === 0) return
      this.stretches.push({ block, kind, from, change: this.changes.length })
      this.starts.push(count)
      if (kind === 'change') this.changes.push({ row: count, count: rows })
      count += rows
    }
    for (const [index, { isChange, left, right }] of blocks.entries()) {
      const lines = left.count
      if (isChange) {
        push('change', index, 0, view === 'split' ? Math.max(lines, right.count) : lines + right.count)
        continue
      }
      const head = index === 0 ? 0 : context
      const tail = index === blocks.length - 1 ? 0 : context
      const isFolded = !unfolded.has(index) && lines - head - tail >= fewestFolded
      push('equal', index, 0, isFolded ? head : lines)
      if (!isFolded) continue
      push('fold', index, head, 1)
      push('equal', index, lines - tail, tail)
    }
    this.count = count
    const last = blocks.at(-1)
    this.lastNumber = last ? Math.max(last.left.first + last.left.count, last.right.first + last.right.count) : 0
  }

  at(row: number): Row {
    const index = lastNotAfter(this.starts, row)
    const { block: number, kind, from, change } = this.stretches[index] as Stretch
    const block = this.blocks[number] as Block
    const line = from + row - (this.starts[index] as number)
    if (kind === 'fold') {
      const next = this.stretches[index + 1]
      const end = next?.block === number ? next.from : block.left.count
      return { kind, block: number, count: end - from }
    }
    if (kind === 'equal') return { kind, left: plain(block.left, line), right: plain(block.right, line) }
    return { kind, change, ...this.changeAt(block, line) }
  }

  private changeAt(block: Block, row: number): { left: SideLine | undefined; right: SideLine | undefined } {
    const pairs = pairLines(block)
    if (this.view === 'split') {
      const [left, right] = pairs[row] ?? []
      return this.marked(block, left, right)
    }
    // Removed lines come first; each is marked as it differs from its partner.
    const isLeft = row < block.left.count
    const own = isLeft ? row : row - block.left.count
    const [left, right] = pairs.find((pair) => pair[isLeft ? 0 : 1] === own) ?? []
    const both = this.marked(block, left, right)
    return isLeft ? { left: both.left, right: undefined } : { left: undefined, right: both.right }
  }

  private marked(block: Block, left: number | undefined, right: number | undefined) {
    const { marks } = block
    if (marks) {
      return {
        left:
          left === undefined ? undefined : { ...plain(block.left, left), marks: clipped(marks.left, block.left, left) },
        right:
          right === undefined
            ? undefined
            : { ...plain(block.right, right), marks: clipped(marks.right, block.right, right) },
      }
    }
    const found =
      left === undefined || right === undefined
        ? undefined
        : lineMarks(block.left.at(left), block.right.at(right), this.leniency)
    return {
      left: left === undefined ? undefined : { ...plain(block.left, left), marks: found?.left ?? [] },
      right: right === undefined ? undefined : { ...plain(block.right, right), marks: found?.right ?? [] },
    }
  }
}

const plain = (lines: Lines, index: number): SideLine => ({
  number: lines.first + index + 1,
  text: lines.at(index),
  marks: [],
})

/** The marks of a block that touch a line, counted from its beginning. */
function clipped(marks: readonly Mark[], lines: Lines, index: number): Mark[] {
  const [start, end] = [lines.startOf(index), lines.startOf(index + 1)]
  return marks
    .filter(([from, to]) => from < end && to > start)
    .map(([from, to]): Mark => [Math.max(from, start) - start, Math.min(to, end) - start])
}

/** The last index whose value is not above a number, in a list that rises. */
function lastNotAfter(values: readonly number[], limit: number): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] as number) <= limit) low = middle + 1
    else high = middle
  }
  return low - 1
}
