import type { Part } from '#lib/diff/part-list.ts'
import { countLineEnds, Lines } from './lines.ts'

/** A stretch of a text, from one place up to another. */
export type Mark = readonly [from: number, to: number]

/** Whole lines that stand together: the same on both sides, or not. */
export interface Block {
  isChange: boolean
  left: Lines
  right: Lines
  /** What differs within the lines of a change, where the comparison says it. */
  marks?: { left: Mark[]; right: Mark[] }
}

/** Makes lines of the parts of a comparison, which may begin and end anywhere; a line that is touched belongs to a change. */
export function blocksOf(parts: readonly Part[], isByLines: boolean): Block[] {
  const steps = buildBlocks(parts, isByLines)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same step by step, for who must not be away for long. */
export function* buildBlocks(parts: readonly Part[], isByLines: boolean): Generator<undefined, Block[]> {
  const builder = new BlockBuilder(isByLines)
  for (const { kind, text, changedText = text } of parts) {
    if (kind === 'removed') builder.remove(text)
    else if (kind === 'added') builder.add(text)
    else builder.keep(text, changedText)
    yield
  }
  return builder.end()
}

class BlockBuilder {
  private blocks: Block[] = []
  private isByLines: boolean
  private left = ''
  private right = ''
  private marks = { left: [] as Mark[], right: [] as Mark[] }
  private isChange = false
  private leftLine = 0
  private rightLine = 0

  constructor(isByLines: boolean) {
    this.isByLines = isByLines
  }

  remove(text: string): void {
    this.marks.left.push([this.left.length, this.left.length + text.length])
    this.left += text
    this.isChange = true
  }

  add(text: string): void {
    this.marks.right.push([this.right.length, this.right.length + text.length])
    this.right += text
    this.isChange = true
  }

  keep(left: string, right: string): void {
    let [leftFrom, rightFrom] = [0, 0]
    if (this.isChange && !(isAtLineStart(this.left) && isAtLineStart(this.right))) {
      leftFrom = left.indexOf('\n') + 1 || left.length
      rightFrom = right.indexOf('\n') + 1 || right.length
      this.left += left.slice(0, leftFrom)
      this.right += right.slice(0, rightFrom)
    }
    if (isAtLineStart(this.left) && isAtLineStart(this.right)) this.flush()
    this.keepLines(left.slice(leftFrom), right.slice(rightFrom))
  }

  private keepLines(left: string, right: string): void {
    // Where line ends are ignored, the lines of both sides do not stand beside each other.
    if (this.isChange || (left !== right && countLineEnds(left) !== countLineEnds(right))) {
      this.left += left
      this.right += right
      this.isChange ||= left !== '' || right !== ''
      return
    }
    const [leftEnd, rightEnd] = [left.lastIndexOf('\n') + 1, right.lastIndexOf('\n') + 1]
    this.push(false, left.slice(0, leftEnd), right.slice(0, rightEnd))
    this.left = left.slice(leftEnd)
    this.right = right.slice(rightEnd)
  }

  end(): Block[] {
    this.flush()
    return this.blocks
  }

  private flush(): void {
    const { left, right, marks, isByLines } = this
    // Ignored spaces after the last line end are a line that only one side has.
    const isChange = this.isChange || (left === '') !== (right === '')
    this.push(isChange, left, right, isByLines ? undefined : marks)
    this.left = ''
    this.right = ''
    this.marks = { left: [], right: [] }
    this.isChange = false
  }

  private push(isChange: boolean, left: string, right: string, marks?: Block['marks']): void {
    if (left === '' && right === '') return
    const last = this.blocks.at(-1)
    if (!isChange && last && !last.isChange) {
      // The last line, which has no end, goes with those before it.
      this.blocks.pop()
      this.leftLine = last.left.first
      this.rightLine = last.right.first
      this.push(false, last.left.text + left, last.right.text + right)
      return
    }
    const block: Block = { isChange, left: new Lines(left, this.leftLine), right: new Lines(right, this.rightLine) }
    if (isChange && marks) block.marks = marks
    this.leftLine += block.left.count
    this.rightLine += block.right.count
    this.blocks.push(block)
  }
}

const isAtLineStart = (text: string): boolean => text === '' || text.endsWith('\n')
