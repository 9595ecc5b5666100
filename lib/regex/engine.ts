/** The engines, in the order in which they are offered to programs. */
export const engineNames = ['ecmascript', 'quickjs', 'rust', 're2', 'oniguruma', 'pcre2', 'python'] as const

export type EngineName = (typeof engineNames)[number]

/** A span of a text in UTF-16 units from 0; the end is exclusive. */
interface Span {
  start: number
  end: number
}

/** A match. `groups[0]` is group 1; a group that did not participate is null. */
export interface RegexMatch extends Span {
  groups: (Span | null)[]
}

/** An engine that has been loaded. */
export interface Engine {
  /**
   * Compiles a pattern. Flags are those of ECMAScript without `g` and `y`, which are search options.
   *
   * @throws RegexError where the pattern is invalid, or uses a feature that this engine lacks
   */
  compile(pattern: string, flags: string): Regex
}

/** A difference between Python and PCRE2, and the part of the pattern that it affects. */
export interface Difference {
  code: 'veryEnd' | 'missingMinimum' | 'posixClass' | 'verticalTab' | 'lineStart' | 'asciiCase'
  /** Its source in the pattern. */
  source: string
}

/** A compiled pattern. */
export interface Regex {
  /** The name of each group, if it has one, beginning with group 1. */
  groupNames: readonly (string | undefined)[]
  /** The parts of the pattern that the underlying engine interprets differently. */
  differences?: readonly Difference[]
  /** Prepares the search of a text. It has to be closed before the next one. */
  over(text: string, options: SearchOptions): Search
}

/** The options of a search. */
export interface SearchOptions {
  /** Whether to find all matches, not only the first. */
  all: boolean
  /** Whether each match has to begin where the last one ended, the first at 0. */
  sticky: boolean
  /** The deadline, as a time of `performance.now()`. */
  deadline: number
}

/** A search for a pattern in a text. */
export interface Search {
  /**
   * Finds the matches in order; each call starts from the beginning.
   *
   * @throws RegexError when the deadline passes, or the engine fails
   */
  matches(): Iterable<RegexMatch>
  /** Counts the matches, which may be cheaper than returning them. */
  count(): number
  /** Frees the memory of an engine in WebAssembly. */
  close(): void
}
