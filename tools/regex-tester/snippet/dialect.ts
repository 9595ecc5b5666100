import { errors } from '../errors.ts'
import type { Property } from './property.ts'
import type { WarningCode } from './warnings.ts'

/** The differences of a language's patterns from ECMAScript. */
export interface Dialect {
  /** The language by its name. */
  title: string
  /** White space within a class. */
  space: string
  /**
   * How `^` and `$` of the flag m are switched on where there is no look-around to write them out, and what they miss of
   * JavaScript's. Most languages end lines only with a line feed.
   */
  lineMode?: { letters: string; misses: WarningCode }
  /** A word boundary as ECMAScript defines words. */
  boundary: string
  notBoundary: string
  /** The end of the text. */
  end: string
  /** Opens a group with a name. */
  named: (name: string) => string
  /** The names that groups may have. */
  nameForm: RegExp
  /** Whether named groups are numbered after all others. */
  countsNamedLast?: boolean
  /** Whether a name may be given twice. */
  sharesNames?: boolean
  /** Refers to a group; undefined where nothing can. */
  reference?: { named: (name: string) => string; numbered: (number: number) => string }
  /** Opens what is tried only if a group took part: `(?(1)`; undefined where nothing can. */
  conditional?: { named: (name: string) => string; numbered: (number: number) => string }
  lookahead: boolean
  /** What a lookbehind may contain: anything, bounded length, alternatives of fixed length, fixed length. */
  lookbehind: 'any' | 'bounded' | 'branches' | 'fixed' | 'none'
  /** An escape for a character beyond U+00FF; undefined where there is none. */
  escape: (code: number) => string | undefined
  /** Whether a class may hold characters beyond U+FFFF. */
  hasWideClasses: boolean
  /** Whether classes may hold classes. */
  hasNestedClasses: boolean
  property: (property: Property) => string | undefined
  /** The most that a repeat may be counted. */
  maxRepeats: number
}

/** The error for a feature that a language lacks, named as in ECMAScript. */
export const lacks = ({ title }: Dialect, feature: string): Error => errors.unsupported({ engine: title, feature })
