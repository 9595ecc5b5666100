import { codePointNotation } from '#lib/code-point.ts'
import { errors } from '../errors.ts'

/** How a character can be written by its number or its name. */
export const forms = [
  ...(['', '\\uXXXX', '\\u{X}', '\\UXXXXXXXX', '\\xXX', 'U+XXXX', '&name;', '&#N;', '&#xX;'] as const),
] as const

export type Form = Exclude<(typeof forms)[number], ''>

export interface EscapeOptions {
  /** What is escaped: what the format asks for, all but ASCII, or every character. */
  range: 'needed' | 'non-ascii' | 'all'
  form: Form
  upperCase: boolean
  quotes: boolean
}

/** What a text stands for, and how many escapes were in it. */
export interface Reading {
  text: string
  count: number
}

/** A notation for texts within something else. */
export interface Format {
  /** As people know it. */
  title: string
  /** The forms that it has, the usual one first; none where it has no notation for characters by their number. */
  forms: readonly Form[]
  /** @throws notRepresentable */
  escape(text: string, options: EscapeOptions): string | Promise<string>
  /**
   * Reads escapes. What is none stays as it is, unless it is to be refused.
   *
   * @throws badEscape
   */
  unescape(text: string, strict: boolean): Reading | Promise<Reading>
}

/** Says that a format has no way to write a character. */
export const notRepresentable = (format: string, text: string, index: number): Error =>
  errors.notRepresentable({ format, found: codePointNotation(text.codePointAt(index) ?? 0), position: index + 1 })

/** Refuses an escape that a format does not have: a stretch of a text. */
export const badEscape = (text: string, start: number, end: number): Error =>
  errors.badEscape({ found: text.slice(start, Math.min(end, start + maxShown)), position: start + 1 })

/** In UTF-16 units. */
const maxShown = 12

export const hexOf = (point: number, digits: number, upperCase: boolean): string => {
  const hex = point.toString(16).padStart(digits, '0')
  return upperCase ? hex.toUpperCase() : hex
}

export const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff

export const maxPoint = 0x10ffff

/** Remembers how characters are written, of which a text has few. */
export function memoized(
  write: (character: string, index: number) => string,
): (character: string, index: number) => string {
  const cache = new Map<string, string>()
  return (character, index) => {
    const before = cache.get(character)
    if (before !== undefined) return before
    const written = write(character, index)
    cache.set(character, written)
    return written
  }
}
