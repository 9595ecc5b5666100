import type { Part } from '#lib/diff/part-list.ts'
import type { Comparison } from './comparison.ts'

/**
 * Turns the parts of a comparison, which may begin and end within lines, into changes of whole lines, and marks what
 * differs within them.
 */
export function changedLines(parts: readonly Part[]): Pick<Comparison, 'changes' | 'marks'> {
  const list = new ChangeList()
  for (const { kind, text, changedText = text } of parts) {
    if (kind === 'removed') list.remove(text)
    else if (kind === 'added') list.add(text)
    else list.keep(text, changedText)
  }
  list.flush()
  return {
    changes: Int32Array.from(list.changes),
    marks: { left: Int32Array.from(list.left.marks), right: Int32Array.from(list.right.marks) },
  }
}

/** The position in one of the texts. */
class SideCursor {
  /** The first line that is not assigned to a change yet, and its offset in the text. */
  line = 0
  private start = 0
  private length = 0
  private lineEnds = 0
  isAtLineStart = true
  readonly marks: number[] = []

  get isEmpty(): boolean {
    return this.length === 0
  }

  take(text: string): void {
    if (text === '') return
    this.length += text.length
    this.lineEnds += countLineEnds(text)
    this.isAtLineStart = text.endsWith('\n')
  }

  mark(text: string): void {
    const from = this.start + this.length
    this.take(text)
    this.marks.push(from, from + text.length)
  }

  /** Moves on to the line after what was taken. */
  pass(): void {
    this.line += this.lineEnds + (this.isAtLineStart ? 0 : 1)
    this.start += this.length
    this.length = 0
    this.lineEnds = 0
    this.isAtLineStart = true
  }
}

class ChangeList {
  readonly changes: number[] = []
  readonly left = new SideCursor()
  readonly right = new SideCursor()
  private isChange = false

  remove(text: string): void {
    this.left.mark(text)
    this.isChange = true
  }

  add(text: string): void {
    this.right.mark(text)
    this.isChange = true
  }

  keep(left: string, right: string): void {
    let [leftFrom, rightFrom] = [0, 0]
    if (this.isChange && !(this.left.isAtLineStart && this.right.isAtLineStart)) {
      leftFrom = left.indexOf('\n') + 1 || left.length
      rightFrom = right.indexOf('\n') + 1 || right.length
      this.left.take(left.slice(0, leftFrom))
      this.right.take(right.slice(0, rightFrom))
    }
    if (this.left.isAtLineStart && this.right.isAtLineStart) this.flush()
    this.keepLines(left.slice(leftFrom), right.slice(rightFrom))
  }

  private keepLines(left: string, right: string): void {
    // If line ends are ignored, equal parts may have different numbers of lines.
    if (this.isChange || (left !== right && countLineEnds(left) !== countLineEnds(right))) {
      this.isChange ||= left !== '' || right !== ''
      this.left.take(left)
      this.right.take(right)
      return
    }
    const [leftEnd, rightEnd] = [left.lastIndexOf('\n') + 1, right.lastIndexOf('\n') + 1]
    this.left.take(left.slice(0, leftEnd))
    this.right.take(right.slice(0, rightEnd))
    if (leftEnd > 0) this.pass()
    this.left.take(left.slice(leftEnd))
    this.right.take(right.slice(rightEnd))
  }

  /** Ends the current change or run of equal lines, at the end of a line or of a text. */
  flush(): void {
    const [aFrom, bFrom] = [this.left.line, this.right.line]
    // Ignored spaces after the last line end make a line that only one side has.
    const isChange = this.isChange || this.left.isEmpty !== this.right.isEmpty
    this.pass()
    if (isChange) this.changes.push(aFrom, this.left.line, bFrom, this.right.line)
    this.isChange = false
  }

  private pass(): void {
    this.left.pass()
    this.right.pass()
  }
}

function countLineEnds(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
