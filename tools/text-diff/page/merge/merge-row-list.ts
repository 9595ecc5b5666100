import { type Merging, partAt, partCount } from '../../comparison/merging.ts'
import { lengthOf, linesBetween } from '../../comparison/text-lines.ts'
import type { MergePart, MergeStyle, ThreeWay } from '../../merge/merge-parts.ts'
import { type Choice, type WrittenPiece, writePart } from '../../merge/write-merge.ts'
import { lastNotAfter } from '../../rows/row-runs.ts'
import type { Choices } from './use-choices.ts'

export interface MergeNaming {
  names: ThreeWay<string>
  style: MergeStyle
}

/** A row of the merged text: the head of a conflict, a row below that it covers, or a line. */
export type MergeRow =
  | { kind: 'head'; part: number; conflict: number; choice: Choice | undefined; hasBase: boolean }
  | { kind: 'under' }
  | { kind: 'line'; of: WrittenPiece['of']; text: string; number: number; isOpen: boolean }

/** The height of a conflict's head, in rows. */
export const headRows = 2

/** The rows of the merged text, with the heads of its conflicts. */
export class MergeRowList {
  readonly merging: Merging
  readonly choices: Choices
  readonly naming: MergeNaming
  /** The parts that are conflicts. */
  readonly conflicts: number[] = []
  readonly open: number[] = []
  /** The first row of each part, and its first line in the merged text; then the totals. */
  private readonly rows: Int32Array
  private readonly lines: Int32Array
  private written: { part: number; lines: { of: WrittenPiece['of']; text: string }[] } | undefined

  constructor(merging: Merging, choices: Choices, naming: MergeNaming) {
    this.merging = merging
    this.choices = choices
    this.naming = naming
    const count = partCount(merging)
    this.rows = new Int32Array(count + 1)
    this.lines = new Int32Array(count + 1)
    for (let index = 0; index < count; index++) {
      const part = partAt(merging, index)
      const lines = lineCount(part, choices.get(index), naming.style)
      const isConflict = part.kind === 'conflict'
      if (isConflict) this.conflicts.push(index)
      if (isConflict && !choices.has(index)) this.open.push(index)
      this.rows[index + 1] = (this.rows[index] ?? 0) + lines + (isConflict ? headRows : 0)
      this.lines[index + 1] = (this.lines[index] ?? 0) + lines
    }
  }

  get count(): number {
    return this.rows.at(-1) ?? 0
  }

  /** The number of lines of the merged text. */
  get lineCount(): number {
    return this.lines.at(-1) ?? 0
  }

  /** The first row of a part. */
  rowOf(part: number): number {
    return this.rows[part] ?? 0
  }

  at(row: number): MergeRow {
    const part = lastNotAfter(this.rows, this.rows.length - 1, row)
    const { kind, base } = partAt(this.merging, part)
    const offset = row - this.rowOf(part)
    const number = (this.lines[part] ?? 0) + 1
    if (kind !== 'conflict') {
      // Read line by line, since kept text may be all of a large file.
      const { from, text: whole } = this.sourceOf(part)
      const text = linesBetween(whole, from + offset, from + offset + 1)
      return { kind: 'line', of: kind, text, number: number + offset, isOpen: false }
    }
    const choice = this.choices.get(part)
    const at = offset - headRows
    if (offset === 0) {
      const conflict = lastNotAfter(this.conflicts, this.conflicts.length, part)
      return { kind: 'head', part, conflict, choice, hasBase: base !== undefined }
    }
    if (at < 0) return { kind: 'under' }
    const line = this.linesOf(part)[at] ?? { of: 'marker', text: '' }
    return { kind: 'line', ...line, number: number + at, isOpen: choice === undefined }
  }

  /** Estimates how many lines each wrapped row takes, by the length of its text. */
  *wrappedLines(linesFor: (length: number) => number): Generator<number> {
    for (let part = 0; part < partCount(this.merging); part++) {
      if (partAt(this.merging, part).kind === 'conflict') {
        // The head keeps its height, and the rows that it covers have none of their own.
        yield headRows
        for (let row = 1; row < headRows; row++) yield 0
        for (const { text } of this.linesOf(part)) yield linesFor(text.length)
      } else {
        const { from, text } = this.sourceOf(part)
        const count = this.rowOf(part + 1) - this.rowOf(part)
        for (let line = from; line < from + count; line++) yield linesFor(lengthOf(text, line))
      }
    }
  }

  /** The merged text. */
  text(): string {
    const parts = Array.from({ length: partCount(this.merging) }, (_, part) => this.writtenOf(part))
    return parts.flatMap((pieces) => pieces.map(({ text }) => text)).join('')
  }

  /** The text that a part without conflict comes from, and its first line there. */
  private sourceOf(part: number) {
    const { kind, mine, theirs } = partAt(this.merging, part)
    const { texts } = this.merging
    return kind === 'theirs' ? { from: theirs.from, text: texts.theirs } : { from: mine.from, text: texts.mine }
  }

  /** The lines of a conflict; the last one is cached, since its rows are read one after the other. */
  private linesOf(part: number): { of: WrittenPiece['of']; text: string }[] {
    if (this.written?.part !== part) {
      const lines = this.writtenOf(part).flatMap(({ of, text }) =>
        (text.match(/[^\n]*\n|[^\n]+$/g) ?? []).map((line) => ({ of, text: line })),
      )
      this.written = { part, lines }
    }
    return this.written.lines
  }

  private writtenOf(part: number): WrittenPiece[] {
    const { texts } = this.merging
    return writePart(partAt(this.merging, part), this.choices.get(part), {
      ...this.naming,
      textOf: (side, { from, to }) => linesBetween(texts[side], from, to),
    })
  }
}

/** The number of lines that a part is written as. */
function lineCount({ kind, mine, theirs, base }: MergePart, choice: Choice | undefined, style: MergeStyle): number {
  const of = { mine: mine.to - mine.from, theirs: theirs.to - theirs.from, base: base ? base.to - base.from : 0 }
  if (kind !== 'conflict') return kind === 'kept' ? of.mine : of[kind]
  if (choice === 'both') return of.mine + of.theirs
  if (choice) return of[choice]
  return of.mine + of.theirs + 3 + (style === 'diff3' && base ? of.base + 1 : 0)
}
