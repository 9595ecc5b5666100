import { type Change, changesOf, type Sequence } from '#lib/diff/change.ts'
import { changesBetween } from '#lib/diff/changes-between.ts'

/**
 * Lists what changed between two texts, in lines. A change that may as well stand elsewhere, since the line that leaves at
 * one end comes in at the other, stands beside one of the other text if it can, so that the two are one change; else as
 * far down as it can. It is git's rule: on it depends which changes touch each other.
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

/** How many lines are marked before each that is not, and behind the last of them. */
function groupSizes(marks: Uint8Array): number[] {
  const sizes = [0]
  for (const mark of marks) {
    if (mark) sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1
    else sizes.push(0)
  }
  return sizes
}

/** Slides the groups of marked lines of a text, each after the ones before it. */
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
      // One that it ran into belongs to it from there on.
    } while (size !== group.to - group.from)
    if (top !== group.to && aligned >= 0) while (!otherSizes[group.place] && group.moveUp());
  }
}

/** A run of marked lines, and how many lines that are not marked come before it. */
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

  /** Goes on to the next run; false where there is none. */
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

/** Runs that go on running into each other would take time with the square of the text; past that they stay. */
const maxMovesPerLine = 20
