import { codePointNotation } from '#lib/code-point.ts'
import { errors } from '../errors.ts'

/** Notations of characters by code point or name. */
export const forms = [
  ...(['', '\\uXXXX', '\\u{X}', '\\UXXXXXXXX', '\\xXX', 'U+XXXX', '&name;', '&#N;', '&#xX;'] as const),
] as const

export type Form = Exclude<(typeof forms)[number], ''>

export interface EscapeOptions {
  /** What to escape: what the format requires, all non-ASCII characters, or every character. */
  range: 'needed' | 'non-ascii' | 'all'
  form: Form
  upperCase: boolean
  quotes: boolean
}

/** An unescaped text, and the number of escapes it had. */
export interface UnescapeResult {
  text: string
  count: number
}

/** A format in which texts are embedded. */
export interface Format {
  /** The display name. */
  title: string
  /** Its notations of characters by code point, the default first; may be empty. */
  forms: readonly Form[]
  /** @throws notRepresentable */
  escape(text: string, options: EscapeOptions): string | Promise<string>
  /**
   * Unescapes a text. Invalid escapes are kept, or refused if strict.
   *
   * @throws badEscape
   */
  unescape(text: string, strict: boolean): UnescapeResult | Promise<UnescapeResult>
}

/** Creates the error for a character that a format can't represent. */
export const notRepresentable = (format: string, text: string, index: number): Error =>
  errors.notRepresentable({ format, found: codePointNotation(text.codePointAt(index) ?? 0), position: index + 1 })

/** Creates the error for an invalid escape, given as a range of a text. */
export const badEscape = (text: string, start: number, end: number): Error =>
  errors.badEscape({ found: text.slice(start, Math.min(end, start + maxShown)), position: start + 1 })

/** In UTF-16 units. */
const maxShown = 12

export const hexOf = (point: number, digits: number, upperCase: boolean): string => {
  const hex = point.toString(16).padStart(digits, '0')
  return upperCase ? hex.toUpperCase() : hex
}

export const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff

export const maxCodePoint = 0x10ffff

/** Caches escapes of characters, since a text has few different ones. */
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
