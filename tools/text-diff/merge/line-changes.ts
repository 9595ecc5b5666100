import { type Change, changesOf, type Sequence } from '#lib/diff/change.ts'
import { changesBetween } from '#lib/diff/changes-between.ts'

/**
 * Lists the changed lines between two texts. A change that can slide up or down, since the line that it loses at one
 * end equals the one that it gains at the other, is aligned with a change of the other text if possible, so that the
 * two become one; otherwise it slides down as far as it can. This is git's rule, which decides which changes touch each
 * other.
 */
export function lineChanges(a: Sequence, b: Sequence): Change[] {
  const removed = new Uint8Array(a.length)
  const added = new Uint8Array(b.length)
  for (const { aFrom, aTo, bFrom, bTo } of changesBetween(a, b)) {
    removed.fill(1, aFrom, aTo)
    added.fill(1, bFrom, bTo)
  }
  slide(a, removed, groupSizes(added))
  slide(b, added, groupSizes(removed))
  return changesOf(removed, added)
}

/** The number of marked lines before each unmarked one, and after the last. */
function groupSizes(marks: Uint8Array): number[] {
  const sizes = [0]
  for (const mark of marks) {
    if (mark) sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1
    else sizes.push(0)
  }
  return sizes
}

/** Slides the groups of marked lines of a text, from top to bottom. */
function slide(lines: Sequence, marks: Uint8Array, otherSizes: readonly number[]): void {
  const group = new Group(lines, marks)
  while (group.next()) {
    let [size, aligned] = [0, -1]
    let top = 0
    do {
      size = group.to - group.from
      while (group.moveUp());
      top = group.to
      aligned = otherSizes[group.place] ? group.to : -1
      while (group.moveDown()) if (otherSizes[group.place]) aligned = group.to
      // A group that it ran into is merged with it.
    } while (size !== group.to - group.from)
    if (top !== group.to && aligned >= 0) while (!otherSizes[group.place] && group.moveUp());
  }
}

/** A run of marked lines, with the number of unmarked lines before it as `place`. */
class Group {
  from = 0
  to = -1
  place = -1
  private lines: Sequence
  private marks: Uint8Array
  private moves: number

  constructor(lines: Sequence, marks: Uint8Array) {
    this.lines = lines
    this.marks = marks
    this.moves = maxMovesPerLine * lines.length
  }

  /** Moves on to the next run; false if there is none. */
  next(): boolean {
    const { marks } = this
    this.from = this.to + 1
    this.place++
    while (this.from < marks.length && !marks[this.from]) {
      this.from++
      this.place++
    }
    this.to = this.from
    while (marks[this.to]) this.to++
    return this.from < marks.length
  }

  moveUp(): boolean {
    const { lines, marks } = this
    if (this.from === 0 || lines[this.from - 1] !== lines[this.to - 1] || this.moves-- <= 0) return false
    marks[--this.from] = 1
    marks[--this.to] = 0
    this.place--
    while (marks[this.from - 1]) this.from--
    return true
  }

  moveDown(): boolean {
    const { lines, marks } = this
    if (this.to === marks.length || lines[this.from] !== lines[this.to] || this.moves-- <= 0) return false
    marks[this.from++] = 0
    marks[this.to++] = 1
    this.place++
    while (marks[this.to]) this.to++
    return true
  }
}

/** A limit, since runs that keep running into each other would take quadratic time. */
const maxMovesPerLine = 20
