import {
  badEscape,
  type EscapeOptions,
  type Format,
  hexOf,
  isSurrogate,
  maxCodePoint,
  memoized,
  notRepresentable,
} from './format.ts'
import { replaceCharacters, replaceMatches } from './replace-in-blocks.ts'
import { textOfBytes } from './text-of-bytes.ts'

/**
 * The notations of many languages, and U+XXXX, in any text; what JavaScript's `escape` wrote, %uXXXX and then %XX, is
 * read as well. Besides, only text that could be read as one of them is escaped.
 */
export const unicodeNotation: Format = {
  title: 'Unicode',
  forms: ['\\uXXXX', '\\u{X}', '\\UXXXXXXXX', '\\xXX', 'U+XXXX'],
  escape(text, options) {
    if (options.form === 'U+XXXX') return listPoints(text, options.upperCase)
    const write = (character: string, index: number) => {
      const point = character.codePointAt(0) ?? 0
      if (options.form === '\\xXX' && isSurrogate(point)) throw notRepresentable('\\xXX', text, index)
      return writePoint(point, options)
    }
    return options.range === 'all'
      ? replaceCharacters(text, /./gsu, memoized(write))
      : text.replace(needed, memoized(write))
  },
  unescape(text, strict) {
    let count = 0
    // Consecutive bytes are decoded together, so blocks mustn't begin at \x.
    // Two digits alone are a byte of a URL.
    const hasPercent = percentFour.test(text)
    const prefix = text.includes('\\u') ? '\\u' : '%u'
    const read = replaceMatches(prefix, text, escapes, (offset) => (sequence, ...rest) => {
      const [braces, four, eight, bytes, plus, percent, latin1, index] = rest
      if (latin1 !== undefined && !hasPercent) return sequence
      const digits = braces ?? four ?? eight ?? plus ?? percent ?? latin1 ?? ''
      const value = bytes === undefined ? pointOf(digits) : readBytes(bytes)
      if (value === undefined && strict)
        throw badEscape(text, offset + Number(index), offset + Number(index) + sequence.length)
      if (value !== undefined) count++
      return value ?? sequence
    })
    return { text: read, count }
  },
}

/** Non-ASCII characters, and what looks like the beginning of an escape. */
const needed =
  /[^\t\n\r -~]|\\(?=u[\da-fA-F]{4}|u\{[\da-fA-F]|U[\da-fA-F]{8}|x[\da-fA-F]{2})|U(?=\+[\da-fA-F]{4})|%(?=u[\da-fA-F]{4})/gu

/** As `escape` of JavaScript writes characters beyond Latin-1. */
const percentFour = /%u[\da-fA-F]{4}/

const escapes =
  /\\u\{([\da-fA-F]{1,6})\}|\\u([\da-fA-F]{4})|\\U([\da-fA-F]{8})|((?:\\x[\da-fA-F]{2})+)|(?<!\w)U\+([\da-fA-F]{4,6})(?: (?=U\+[\da-fA-F]{4}))?|%(?:u([\da-fA-F]{4})|([\da-fA-F]{2}))|\\[uU]/g

function writePoint(point: number, { form, upperCase }: EscapeOptions): string {
  const character = String.fromCodePoint(point)
  switch (form) {
    case '\\u{X}':
      return `\\u{${hexOf(point, 1, upperCase)}}`
    case '\\UXXXXXXXX':
      return `\\U${hexOf(point, 8, upperCase)}`
    case '\\xXX':
      return Array.from(new TextEncoder().encode(character), (byte) => `\\x${hexOf(byte, 2, upperCase)}`).join('')
    default:
      return Array.from(
        { length: character.length },
        (_, unit) => `\\u${hexOf(character.charCodeAt(unit), 4, upperCase)}`,
      ).join('')
  }
}

/** Every character, since a literal digit would be read as part of the number before it. */
const listPoints = (text: string, upperCase: boolean): string =>
  Array.from(text, (character) => `U+${hexOf(character.codePointAt(0) ?? 0, 4, upperCase)}`).join(' ')

function pointOf(digits: string): string | undefined {
  const point = Number.parseInt(digits, 16)
  return digits !== '' && point <= maxCodePoint ? String.fromCodePoint(point) : undefined
}

const readBytes = (written: string): string =>
  textOfBytes(Array.from(written.matchAll(/[\da-fA-F]{2}/g), ([digits]) => Number.parseInt(digits, 16)))
