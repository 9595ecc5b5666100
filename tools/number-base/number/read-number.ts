import { codePointNotation } from '#lib/code-point.ts'
import { readRadix } from '#lib/numbers/radix.ts'
import { errors } from '../errors.ts'
import { digitValue } from './digits.ts'
import { type ExactNumber, exactNumber, repeatingNumber } from './exact-number.ts'

export interface ReadNumber extends ExactNumber {
  base: number
  /** Whether the number had a prefix or suffix of its base, as bit patterns have. */
  hasBaseMarker: boolean
  /** How many digits it was written with. */
  digitCount: number
}

/** In characters; also the limit of an exponent. */
export const maxNumberLength = 100_000

/** What stands between numbers, not between the digits of one: `10\n20` is a column of two. */
export const numberSeparator = /[\t-\r\x85\u2028\u2029]/

/** In digits of a repeating fraction, as many as can be written: reducing it takes quadratic time. */
const maxRepeatingPlaces = 1000

/**
 * Parses a number in a base from 2 to 64, or in the base of its prefix 0x, 0b, 0o or # or its suffix h, else in
 * decimal. Digits may be full-width, and separated by underscores and spaces but not by line breaks or tabs, decimal ones
 * also by commas in groups of three, which no other base has; decimal numbers may have an exponent, and repeating
 * digits of a fraction are in parentheses: 0.(3).
 *
 * @param from the base; 0 detects it from the number
 * @throws ToolError `badDigit` with the position of the invalid character, `oneNumber`, `tooLong`
 */
export function readNumber(original: string, from: number): ReadNumber {
  if (original.length > maxNumberLength) throw errors.tooLong({ limit: maxNumberLength })
  const text = original.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
  const { base, start, end, isNegative, hasBaseMarker } = splitAffixes(text, from)
  const [groups = ''] = (base === 10 && /^[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/.exec(text.slice(start, end))) || []
  const digitValues: number[] = []
  let point = -1
  let repeat = -1
  let exponent = 0
  for (let at = start; at < end; at++) {
    const character = text[at] ?? ''
    const digit = digitValue(character, base)
    if (digit !== undefined) digitValues.push(digit)
    else if (character === ',' && at < start + groups.length) continue
    else if (character === '.' && point < 0) point = digitValues.length
    else if (base === 10 && digitValues.length > 0 && /e/i.test(character)) {
      exponent = readExponent(text, original, at, end)
      break
    } else if (character === '(' && point >= 0 && repeat < 0 && text.indexOf(')', at) === end - 1)
      repeat = digitValues.length
    else if (character === ')' && at === end - 1 && repeat >= 0 && digitValues.length > repeat) break
    else if (!/[_\s]/.test(character) || numberSeparator.test(character)) throw badDigit(original, at, base)
  }
  if (digitValues.length === 0) throw badDigit(original, Math.max(start, end) - 1, base)
  const digitCount = digitValues.length
  if (repeat >= 0) {
    if (digitValues.length - point > maxRepeatingPlaces) throw errors.tooLong({ limit: maxRepeatingPlaces })
    return { ...repeatingNumber(isNegative, { digitValues, base, point, repeat }), base, hasBaseMarker, digitCount }
  }
  const places = (point < 0 ? 0 : digitValues.length - point) - exponent
  if (Math.abs(exponent) > maxNumberLength) throw errors.tooLong({ limit: maxNumberLength })
  const digits = readRadix(digitValues, base)
  const value = places < 0 ? digits * BigInt(base) ** BigInt(-places) : digits
  return { ...exactNumber(isNegative, value, base, Math.max(0, places)), base, hasBaseMarker, digitCount }
}

interface Affixes {
  base: number
  /** The range of the digits. */
  start: number
  end: number
  isNegative: boolean
  hasBaseMarker: boolean
}

/** Finds the sign and the prefix or suffix of the base around the digits. */
function splitAffixes(text: string, from: number): Affixes {
  let start = text.search(/[^\s\uFEFF]/)
  const end = text.trimEnd().length
  if (start < 0) throw errors.empty()
  const sign = text[start] ?? ''
  // In bases above 62 a plus is a digit.
  const hasSign = /[-−]/.test(sign) || (sign === '+' && from <= 62)
  if (hasSign) start++
  const isNegative = hasSign && sign !== '+'
  if ((from === 0 || from === 16) && /^[\da-f_.\s]{1,1000}h$/i.test(text.slice(start, Math.min(end, start + 1001)))) {
    return { base: 16, start, end: end - 1, isNegative, hasBaseMarker: true }
  }
  const base = prefixes[text.slice(start, start + 2).toLowerCase()] ?? (text[start] === '#' ? 16 : undefined)
  if (base === undefined || (from !== 0 && from !== base)) {
    return { base: from || 10, start, end, isNegative, hasBaseMarker: false }
  }
  start += text[start] === '#' ? 1 : 2
  return { base, start, end, isNegative, hasBaseMarker: true }
}

const prefixes: Record<string, number> = { '0x': 16, '0b': 2, '0o': 8 }

function readExponent(text: string, original: string, at: number, end: number): number {
  const digits = text.slice(at + 1, end)
  const sign = /^[+-]/.test(digits) ? 1 : 0
  const wrong = digits.slice(sign).search(/\D/)
  if (digits.length === sign) throw badDigit(original, at, 10)
  if (wrong >= 0) throw badDigit(original, at + 1 + sign + wrong, 10)
  return Number(digits)
}

/**
 * Returns the error for an invalid digit or a line break, with its position from 1 in UTF-16 units; invisible
 * characters are shown by code point.
 */
function badDigit(text: string, at: number, base: number) {
  const point = text.codePointAt(at) ?? 0
  const character = String.fromCodePoint(point)
  if (numberSeparator.test(character)) return errors.oneNumber({ position: at + 1 })
  const shown = /[\p{C}\p{M}]/u.test(character) ? codePointNotation(point) : character
  return errors.badDigit({ found: shown, position: at + 1, base })
}
