import type { Difference } from '../engine.ts'
import { RegexError } from '../regex-error.ts'

/** The minimum and maximum number of characters that a part matches. */
export interface Width {
  min: number
  max: number
}

/** A capturing group. It must not be referred to while it is open. */
export interface PythonGroup {
  name: string | undefined
  width: Width | undefined
}

/** The flags in effect: letters of a, i, m, s and x. */
export type Modes = ReadonlySet<string>

/** A reader of a Python pattern that writes its translation for PCRE2. */
export class PythonReader {
  readonly pattern: string
  at = 0
  written = ''
  readonly groups: PythonGroup[] = []
  readonly differences: Difference[] = []
  /** In a lookbehind, the number of groups before it, the only ones that it may refer to. */
  groupsBefore: number | undefined
  /** The groups that conditions refer to, possibly later ones, and the conditions' indices. */
  readonly conditions: { number: number; from: number }[] = []
  /** An error that Python reports only at the end of the pattern. */
  deferredError: RegexError | undefined
  /** The index of each piece in both patterns: `[written, read]`. */
  private readonly places: [number, number][] = []

  constructor(pattern: string) {
    this.pattern = pattern
  }

  get next(): string {
    return this.pattern.charAt(this.at)
  }

  /** Skips a piece if it comes next. */
  skip(piece: string): boolean {
    const is = this.pattern.startsWith(piece, this.at)
    if (is) this.at += piece.length
    return is
  }

  /** Reads characters while they match, up to a maximum. */
  take(kind: RegExp, max = Number.POSITIVE_INFINITY): string {
    const from = this.at
    while (this.at < this.pattern.length && this.at - from < max && kind.test(this.next)) this.at++
    return this.pattern.slice(from, this.at)
  }

  /** Reads up to a terminator, and skips it. */
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

  /** Maps an index in the translation to one in the pattern. */
  placeOf(written: number): number {
    const [, from] = this.places.findLast(([begin]) => begin <= written) ?? [0, 0]
    return from
  }

  note(code: Difference['code'], source: string): void {
    if (!this.differences.some((difference) => difference.code === code)) this.differences.push({ code, source })
  }

  /** Makes an error with Python's own message. */
  error(reason: string, index: number): RegexError {
    return new RegexError({ kind: 'syntax', index: Math.min(index, this.pattern.length), reason })
  }

  /** Makes an error about what Python has, but its emulation doesn't. */
  unread(feature: string): RegexError {
    return new RegexError({ kind: 'unread', feature })
  }

  /** Resolves a number or name to the number of a closed group. */
  numberOf(reference: string, from: number): number {
    const isNumber = /^\d+$/.test(reference)
    const number = isNumber ? Number(reference) : this.groups.findIndex(({ name }) => name === reference) + 1
    const group = this.groups[number - 1]
    if (!group)
      throw this.error(isNumber ? `invalid group reference ${number}` : `unknown group name '${reference}'`, from)
    if (!group.width) throw this.error('cannot refer to an open group', from)
    this.checkLookbehind(number, from)
    return number
  }

  checkLookbehind(number: number, from: number): void {
    if (this.groupsBefore === undefined) return
    if (!this.groups[number - 1]?.width) throw this.error('cannot refer to an open group', from)
    if (number <= this.groupsBefore) return
    throw this.error('cannot refer to group defined in the same lookbehind subpattern', from)
  }
}
