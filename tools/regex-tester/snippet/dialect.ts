import { errors } from '../errors.ts'
import type { Property } from './property.ts'

/** How the patterns of a language differ from those of ECMAScript. */
export interface Dialect {
  /** The language by its name. */
  title: string
  /** White space within a class. */
  space: string
  /** Any character but a line break. */
  dot: string
  /** Where a word begins or ends, as ECMAScript counts words. */
  boundary: string
  notBoundary: string
  /** The end of the text. */
  end: string
  /** Opens a group with a name. */
  named: (name: string) => string
  /** The names that groups may have. */
  nameForm: RegExp
  /** Whether groups with names are counted behind all others. */
  countsNamedLast?: boolean
  /** Whether a name may be given twice. */
  sharesNames?: boolean
  /** Refers to a group; undefined where nothing can. */
  reference?: { named: (name: string) => string; numbered: (number: number) => string }
  lookahead: boolean
  /** What may stand in a lookbehind: anything, what has a longest length, branches of one length each, one length. */
  lookbehind: 'any' | 'bounded' | 'branches' | 'fixed' | 'none'
  /** A character beyond U+00FF that is not shown as it is; undefined where it cannot be written. */
  escape: (code: number) => string | undefined
  /** Whether a class may hold characters beyond U+FFFF. */
  hasWideClasses: boolean
  /** Whether classes may hold classes. */
  hasNestedClasses: boolean
  property: (property: Property) => string | undefined
  /** The most that a repeat may be counted. */
  maxRepeats: number
}

/** What a language lacks, named as ECMAScript writes it. */
export const lacks = ({ title }: Dialect, feature: string): Error => errors.unsupported({ engine: title, feature })
