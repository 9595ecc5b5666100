import { RegexError } from '#lib/regex/regex-error.ts'
import type { SourceMap } from './source-map.ts'

/** The engines whose patterns are read here: their syntax is not JavaScript's. */
export type ForeignEngine = 'python' | 'pcre2'

/** The flags in effect: letters of a, i, m, s, u and x. */
export type Modes = ReadonlySet<string>

/**
 * How a pattern is written: `plain` is the nearest syntax of ECMAScript, to be read by people; `exact` finds the same,
 * written out where ECMAScript means something else by it.
 */
export type Writing = 'plain' | 'exact'

/** What the plain writing means otherwise than the engine does. */
export type Gap = 'unicodeClasses' | 'finalLineFeed' | 'lineFeedOnly'

/** A reader of a pattern that writes its translation to ECMAScript. */
export class ForeignReader {
  readonly pattern: string
  readonly engine: ForeignEngine
  readonly isExact: boolean
  at = 0
  written = ''
  /** The names of the groups that were opened so far. */
  readonly groups: (string | undefined)[] = []
  readonly gaps = new Set<Gap>()
  /** Whether a class holds another class, which only the flag v has. */
  hasNestedClass = false
  readonly map: SourceMap = []
  /** Whether the cursor is within `\Q…\E` of PCRE2, in which signs stand for themselves. */
  isQuoting = false

  constructor(pattern: string, engine: ForeignEngine, writing: Writing) {
    this.pattern = pattern
    this.engine = engine
    this.isExact = writing === 'exact'
  }

  get next(): string {
    return this.pattern.charAt(this.at)
  }

  /** Matches an expression with the flag y at the cursor, and skips what it matched. */
  take(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.at
    const match = expression.exec(this.pattern) ?? undefined
    this.at += match?.[0].length ?? 0
    return match
  }

  /** Skips `\Q` and `\E` of PCRE2, and returns whether there were any at the cursor. */
  skipQuotes(): boolean {
    const from = this.at
    while (this.engine === 'pcre2') {
      const quote = this.take(this.isQuoting ? /\\E/y : /\\[QE]/y)
      if (!quote) break
      this.isQuoting = quote[0] === '\\Q'
    }
    return this.at > from
  }

  /** Reads a character by its code. */
  takeCode(): number {
    const code = this.pattern.codePointAt(this.at) ?? 0
    this.at += code > 0xffff ? 2 : 1
    return code
  }

  /** Writes what stands for the pattern from an index to the cursor. */
  write(piece: string, from: number): void {
    this.map.push({ written: this.written.length, from, to: this.at })
    this.written += piece
  }

  /** Writes the plain or the exact translation; the plain one leaves a gap. */
  writeEither(plain: string, exact: string, from: number, gap?: Gap): void {
    if (gap && plain !== exact) this.gaps.add(gap)
    this.write(this.isExact ? exact : plain, from)
  }

  error(reason: string, index: number): RegexError {
    return new RegexError({ kind: 'syntax', index: Math.min(index, this.pattern.length), reason })
  }

  lacks(feature: string): RegexError {
    return new RegexError({ kind: 'unsupported', feature })
  }
}
