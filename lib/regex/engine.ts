/** The engines, in the order in which they are offered to programs. */
export const engineNames = ['ecmascript', 'quickjs', 'rust', 're2', 'oniguruma', 'pcre2', 'python'] as const

export type EngineName = (typeof engineNames)[number]

/** A piece of a text, in UTF-16 units from 0; its end is not part of it. */
interface Span {
  start: number
  end: number
}

/** A match. `groups[0]` is group 1; a group that took no part in the match is null. */
export interface RegexMatch extends Span {
  groups: (Span | null)[]
}

/** An engine that has been loaded. */
export interface Engine {
  /**
   * Compiles a pattern. Flags are those of ECMAScript without `g` and `y`, which are search options.
   *
   * @throws RegexError where the pattern cannot be read, or asks for what this engine does not have
   */
  compile(pattern: string, flags: string): Regex
}

/** A difference between Python and PCRE2, and the part of the pattern that it affects. */
export interface Difference {
  code: 'veryEnd' | 'missingMinimum' | 'posixClass' | 'verticalTab' | 'lineStart' | 'asciiCase'
  /** As it stands in the pattern. */
  source: string
}

/** A pattern that has been read. */
export interface Regex {
  /** The name of each group where it has one; the first is that of group 1. */
  groupNames: readonly (string | undefined)[]
  /** The parts of the pattern that the underlying engine reads differently. */
  differences?: readonly Difference[]
  /** Prepares to search a text. Nothing else may be searched before this is closed. */
  over(text: string, options: SearchOptions): Search
}

/** How matches are looked for. */
export interface SearchOptions {
  /** Every match, not only the first. */
  all: boolean
  /** Each match must begin where the last one ended, the first at 0. */
  sticky: boolean
  /** The deadline, as a time of `performance.now()`. */
  deadline: number
}

/** A pattern and the text it is looked for in. */
export interface Search {
  /**
   * Finds the matches from the beginning, in order; each call starts again.
   *
   * @throws RegexError when the deadline passes, or the engine fails
   */
  matches(): Iterable<RegexMatch>
  /** Counts the matches, which may be cheaper than to hand each out. */
  count(): number
  /** Frees the memory of an engine in WebAssembly. */
  close(): void
}
