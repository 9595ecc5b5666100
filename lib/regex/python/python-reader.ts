import type { Difference } from '../engine.ts'
import { RegexError } from '../regex-error.ts'

/** How many characters a part takes, at least and at most. */
export interface Width {
  min: number
  max: number
}

/** A group that captures. While it is open, nothing may refer to it. */
export interface PythonGroup {
  name: string | undefined
  width: Width | undefined
}

/** The flags that hold at a place: a letter for each, of a, i, m, s and x. */
export type Modes = ReadonlySet<string>

/** A pattern of Python that is being read, and what is written of it for PCRE2. */
export class PythonReader {
  readonly pattern: string
  at = 0
  written = ''
  readonly groups: PythonGroup[] = []
  readonly differences: Difference[] = []
  /** In a lookbehind, how many groups there were before it: only those may be referred to. */
  groupsBefore: number | undefined
  /** The groups that conditions ask about, which may come later, and where. */
  readonly conditions: { number: number; from: number }[] = []
  /** What Python says only once it has read all. */
  late: RegexError | undefined
  /** Where each piece that was written stands in both: `[written, read]`. */
  private readonly places: [number, number][] = []

  constructor(pattern: string) {
    this.pattern = pattern
  }

  get next(): string {
    return this.pattern.charAt(this.at)
  }

  /** Goes past a piece if it comes next. */
  skip(piece: string): boolean {
    const is = this.pattern.startsWith(piece, this.at)
    if (is) this.at += piece.length
    return is
  }

  /** Takes characters while they are of a kind, so many at most. */
  take(kind: RegExp, max = Number.POSITIVE_INFINITY): string {
    const from = this.at
    while (this.at < this.pattern.length && this.at - from < max && kind.test(this.next)) this.at++
    return this.pattern.slice(from, this.at)
  }

  /** Takes what stands before an end, and the end. */
  takeUntil(end: string, what: string): string {
    const from = this.at
    const to = this.pattern.indexOf(end, from)
    if (to < 0) throw this.error(`missing ${end}, unterminated name`, from)
    if (to === from) throw this.error(`missing ${what}`, from)
    this.at = to + 1
    return this.pattern.slice(from, to)
  }

  write(piece: string, from: number): void {
    this.places.push([this.written.length, from])
    this.written += piece
  }

  /** Where in the pattern stands what was written at a place. */
  placeOf(written: number): number {
    const [, from] = this.places.findLast(([begin]) => begin <= written) ?? [0, 0]
    return from
  }

  note(code: Difference['code'], source: string): void {
    if (!this.differences.some((difference) => difference.code === code)) this.differences.push({ code, source })
  }

  /** What Python itself says of a pattern, in its words, at a place. */
  error(reason: string, index: number): RegexError {
    return new RegexError({ kind: 'syntax', index: Math.min(index, this.pattern.length), reason })
  }

  lacks(feature: string): RegexError {
    return new RegexError({ kind: 'lacks', feature })
  }

  /** The number of a group by its number or name, which has to be closed. */
  numberOf(reference: string, from: number): number {
    const isNumber = /^\d+$/.test(reference)
    const number = isNumber ? Number(reference) : this.groups.findIndex(({ name }) => name === reference) + 1
    const group = this.groups[number - 1]
    if (!group)
      throw this.error(isNumber ? `invalid group reference ${number}` : `unknown group name '${reference}'`, from)
    if (!group.width) throw this.error('cannot refer to an open group', from)
    this.checkBehind(number, from)
    return number
  }

  checkBehind(number: number, from: number): void {
    if (this.groupsBefore === undefined) return
    if (!this.groups[number - 1]?.width) throw this.error('cannot refer to an open group', from)
    if (number <= this.groupsBefore) return
    throw this.error('cannot refer to group defined in the same lookbehind subpattern', from)
  }
}
