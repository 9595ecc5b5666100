import { type EscapeOptions, type Form, hexOf, isSurrogate, memoized, notRepresentable } from './format.ts'
import type { Language } from './languages.ts'
import { replaceCharacters } from './replace-in-blocks.ts'

/** Escapes a text for a language's string. */
export function writeString(text: string, language: Language, options: EscapeOptions): string {
  const { escapeCharacter, letters, mustEscape, quotes, hex, unsupported = [] } = language
  const { range, form, upperCase } = options
  const letterOf = new Map(Object.entries(letters).map(([letter, character]) => [character, letter]))
  const quote = options.quotes ? quotes.slice(0, 1) : ''
  const escapedSigns = new Set(
    Array.from(mustEscape).filter((sign) => sign === quote || quote === '' || !quotes.includes(sign)),
  )
  const isGreedy = form === '\\xXX' && hex?.isByte === true && hex.max > 2
  /** The end of a variable-length escape, which a following digit would extend. */
  let open = -1

  const write = (character: string, index: number): string => {
    const point = character.codePointAt(0) ?? 0
    const isJoined = index === open && /[\da-f]/i.test(character)
    // Where \u escapes are translated first, these would end the string or line.
    const isAll = range === 'all' && !(language.translatesUnicodeFirst && /["\\\r\n]/.test(character))
    if (!isAll && !isJoined) {
      const letter = letterOf.get(character)
      if (letter !== undefined) return escapeCharacter + letter
      if (escapedSigns.has(character)) return escapeCharacter + character
      if (isPlain(point) && (point < 0x7f || (range === 'needed' && !language.isAsciiOnly))) return character
    }
    if ((point === 0 && unsupported.includes('nul')) || (isSurrogate(point) && unsupported.includes('surrogates')))
      throw notRepresentable(language.title, text, index)
    const usual = point < 0xa0 && range !== 'all' ? language.controls : form
    const written = numbered(point, isJoined ? 'octal' : usual, language, upperCase)
    if (isGreedy && written.startsWith('\\x')) open = index + character.length
    return written
  }
  const pattern = range === 'all' || isGreedy ? /./gsu : /[^A-Za-z\d ]/gu
  // Escapes depend on the position only after variable-length ones.
  const body = replaceCharacters(text, pattern, isGreedy ? write : memoized(write))
  return quote + body + quote
}

/** Whether it is no control character, line break, or surrogate. */
const isPlain = (point: number): boolean =>
  point >= 0x20 && (point < 0x7f || point > 0x9f) && point !== 0x2028 && point !== 0x2029 && !isSurrogate(point)

/**
 * Escapes a character by code point; falls back to the language's default form where the given one can't represent it.
 */
function numbered(point: number, form: Form | 'octal', language: Language, upperCase: boolean): string {
  const { escapeCharacter, minUnicode: min = 0, unicode4, unicode8, hex } = language
  const bytes = (write: (byte: number) => string) =>
    Array.from(new TextEncoder().encode(String.fromCodePoint(point)), write).join('')
  if (form === 'octal' || (point < min && form !== '\\xXX'))
    return bytes((byte) => escapeCharacter + byte.toString(8).padStart(3, '0'))
  if (form === '\\u{X}') return `${escapeCharacter}u{${hexOf(point, 1, upperCase)}}`
  if (form === '\\xXX' && hex) {
    if (hex.isByte) return bytes((byte) => `${escapeCharacter}x${hexOf(byte, 2, upperCase)}`)
    const digits = hex.maxValue > 0xff ? 4 : 2
    if (point <= hex.maxValue) return `${escapeCharacter}x${hexOf(point, digits, upperCase)}`
    const usual = language.forms[0] ?? '\\uXXXX'
    return numbered(point, usual, language, upperCase)
  }
  if (form === '\\UXXXXXXXX' ? !isSurrogate(point) : unicode8 && point > 0xffff && unicode4 === 'points')
    return `${escapeCharacter}U${hexOf(point, 8, upperCase)}`
  const written = String.fromCodePoint(point)
  return Array.from(
    { length: written.length },
    (_, at) => `${escapeCharacter}u${hexOf(written.charCodeAt(at), 4, upperCase)}`,
  ).join('')
}
