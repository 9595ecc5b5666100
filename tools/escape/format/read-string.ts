import { badEscape, isSurrogate, maxCodePoint, type UnescapeResult } from './format.ts'
import type { Language } from './languages.ts'
import { textOfBytes } from './text-of-bytes.ts'

/** An escape's value: characters, or a byte of one. */
interface Escape {
  text?: string
  byte?: number
  end: number
}

/**
 * Unescapes a string of a language, with or without quotes. Consecutive bytes are UTF-8, or else Latin-1.
 *
 * @throws badEscape if strict and an escape is invalid
 */
export function readString(written: string, language: Language, strict: boolean): UnescapeResult {
  const text = withoutQuotes(written, language)
  const shift = written.length > text.length ? 1 : 0
  const pieces: string[] = []
  let bytes: number[] = []
  const flush = () => {
    if (bytes.length > 0) pieces.push(textOfBytes(bytes))
    bytes = []
  }
  let [done, count] = [0, 0]
  for (let at = text.indexOf(language.escapeCharacter); at >= 0; ) {
    const sequence = readEscape(text, at, language, strict)
    if (!sequence && strict) throw badEscape(written, at + shift, at + shift + 2)
    const end = sequence?.end ?? at + 1
    if (at > done || sequence?.byte === undefined) flush()
    if (at > done) pieces.push(text.slice(done, at))
    if (sequence?.byte !== undefined) bytes.push(sequence.byte)
    else pieces.push(sequence?.text ?? language.escapeCharacter)
    if (sequence) count++
    done = end
    at = text.indexOf(language.escapeCharacter, end)
  }
  flush()
  return { text: pieces.join('') + text.slice(done), count }
}

/** Removes enclosing quotes, unless the last one is escaped. */
function withoutQuotes(text: string, { escapeCharacter, quotes }: Language): string {
  const [quote = ''] = text
  if (text.length < 2 || !quotes.includes(quote) || !text.endsWith(quote)) return text
  let count = 0
  while (text[text.length - 2 - count] === escapeCharacter) count++
  return count % 2 === 0 ? text.slice(1, -1) : text
}

function readEscape(text: string, at: number, language: Language, strict: boolean): Escape | undefined {
  const sign = text.slice(at + 1, at + 2)
  const numbered = readNumber(text, at + 1, sign, language, strict)
  if (numbered) return numbered
  const letter = lettersOf(language).get(sign)
  if (letter !== undefined) return { text: letter, end: at + 2 }
  if (language.continuation && /[\r\n]/.test(sign)) return { text: '', end: endOfBreak(text, at + 1, language) }
  const [character = ''] = language.escapesAnySign ? text.slice(at + 1, at + 3) : ''
  return /[^A-Za-z\d]/.test(character) ? { text: character, end: at + 1 + character.length } : undefined
}

/** Returns the character for each single-character escape. */
function lettersOf(language: Language): Map<string, string> {
  const cached = letters.get(language)
  if (cached) return cached
  const signs = Array.from(language.mustEscape + language.mayEscape, (sign): [string, string] => [sign, sign])
  const all = new Map([...signs, ...Object.entries({ ...language.unescapeOnlyLetters, ...language.letters })])
  letters.set(language, all)
  return all
}

const letters = new WeakMap<Language, Map<string, string>>()

function endOfBreak(text: string, at: number, { continuation }: Language): number {
  const pattern = continuation === 'indent' ? /(?:\r\n|[\r\n])[\t ]*/y : /\r\n|[\r\n]/y
  pattern.lastIndex = at
  pattern.test(text)
  return pattern.lastIndex
}

/** Parses a numeric escape after the escape character. */
function readNumber(text: string, from: number, sign: string, language: Language, strict: boolean): Escape | undefined {
  const isWhole = strict && language.unsupported?.includes('surrogates')
  if (sign === 'u' && language.braces && text[from + 1] === '{')
    return readPoint(/u\{([\da-f]{1,8})\}/iy, text, from, isWhole)
  if (sign === 'u' && language.unicode4) return readPoint(/u{1,32}([\da-f]{4})/iy, text, from, isWhole)
  if (sign === 'U' && language.unicode8) return readPoint(/U([\da-f]{8})/iy, text, from, isWhole)
  if (sign === 'x' && language.hex) return readDigits(text, from + 1, 16, language.hex)
  const isOctal = language.octal && /[0-7]/.test(sign)
  return isOctal && language.octal ? readDigits(text, from, 8, language.octal) : undefined
}

/** Parses a code point, which may be a surrogate unless `isWhole`. */
function readPoint(pattern: RegExp, text: string, from: number, isWhole = false): Escape | undefined {
  pattern.lastIndex = from
  const [, digits = ''] = pattern.exec(text) ?? []
  const point = Number.parseInt(digits, 16)
  if (digits === '' || point > maxCodePoint || (isWhole && isSurrogate(point))) return undefined
  return { text: String.fromCodePoint(point), end: pattern.lastIndex }
}

function readDigits(text: string, from: number, radix: 8 | 16, kind: NonNullable<Language['hex']>): Escape | undefined {
  const isDigit = radix === 16 ? /[\da-f]/i : /[0-7]/
  let end = from
  while (end < from + kind.max && isDigit.test(text[end] ?? '')) end++
  if (end - from < kind.min) return undefined
  const value = Number.parseInt(text.slice(from, end), radix)
  if (value > (radix === 8 ? 0o777 : kind.maxValue)) return undefined
  return kind.isByte ? { byte: value & 0xff, end } : { text: String.fromCharCode(value), end }
}
