import { type EscapeOptions, type Form, hexOf, isSurrogate, memoized, notRepresentable } from './format.ts'
import type { Language } from './languages.ts'
import { replaceEach } from './replace-in-blocks.ts'

/** Writes a text as it stands in a string of a language. */
export function writeString(text: string, language: Language, options: EscapeOptions): string {
  const { mark, letters, marked, quotes, hex, lacks = [] } = language
  const { range, form, upperCase } = options
  const letterOf = new Map(Object.entries(letters).map(([letter, character]) => [character, letter]))
  const quote = options.quotes ? quotes.slice(0, 1) : ''
  const markedSigns = new Set(
    Array.from(marked).filter((sign) => sign === quote || quote === '' || !quotes.includes(sign)),
  )
  const isGreedy = form === '\\xXX' && hex?.isByte === true && hex.max > 2
  /** Where digits ended that one behind them would belong to. */
  let open = -1

  const write = (character: string, index: number): string => {
    const point = character.codePointAt(0) ?? 0
    const isJoined = index === open && /[\da-f]/i.test(character)
    // Where numbers are read first, one of these would end the string or its line.
    const isAll = range === 'all' && !(language.readsNumbersFirst && /["\\\r\n]/.test(character))
    if (!isAll && !isJoined) {
      const letter = letterOf.get(character)
      if (letter !== undefined) return mark + letter
      if (markedSigns.has(character)) return mark + character
      if (isPlain(point) && (point < 0x7f || (range === 'needed' && !language.isAscii))) return character
    }
    if ((point === 0 && lacks.includes('nul')) || (isSurrogate(point) && lacks.includes('surrogates')))
      throw notRepresentable(language.title, text, index)
    const usual = point < 0xa0 && range !== 'all' ? language.controls : form
    const written = numbered(point, isJoined ? 'octal' : usual, language, upperCase)
    if (isGreedy && written.startsWith('\\x')) open = index + character.length
    return written
  }
  const pattern = range === 'all' || isGreedy ? /./gsu : /[^A-Za-z\d ]/gu
  // All but what may be joined is written the same wherever it stands.
  const body = replaceEach(text, pattern, isGreedy ? write : memoized(write))
  return quote + body + quote
}

/** No control character, no line break and no half of a surrogate pair. */
const isPlain = (point: number): boolean =>
  point >= 0x20 && (point < 0x7f || point > 0x9f) && point !== 0x2028 && point !== 0x2029 && !isSurrogate(point)

/** Writes a character by its number; where a form has none for it, in the usual one of the language. */
function numbered(point: number, form: Form | 'octal', language: Language, upperCase: boolean): string {
  const { mark, least: min = 0, four, eight, hex } = language
  const bytes = (write: (byte: number) => string) =>
    Array.from(new TextEncoder().encode(String.fromCodePoint(point)), write).join('')
  if (form === 'octal' || (point < min && form !== '\\xXX'))
    return bytes((byte) => mark + byte.toString(8).padStart(3, '0'))
  if (form === '\\u{X}') return `${mark}u{${hexOf(point, 1, upperCase)}}`
  if (form === '\\xXX' && hex) {
    if (hex.isByte) return bytes((byte) => `${mark}x${hexOf(byte, 2, upperCase)}`)
    const digits = hex.highest > 0xff ? 4 : 2
    if (point <= hex.highest) return `${mark}x${hexOf(point, digits, upperCase)}`
    const usual = language.forms[0] ?? '\\uXXXX'
    return numbered(point, usual, language, upperCase)
  }
  if (form === '\\UXXXXXXXX' ? !isSurrogate(point) : eight && point > 0xffff && four === 'points')
    return `${mark}U${hexOf(point, 8, upperCase)}`
  const written = String.fromCodePoint(point)
  return Array.from(
    { length: written.length },
    (_, at) => `${mark}u${hexOf(written.charCodeAt(at), 4, upperCase)}`,
  ).join('')
}
