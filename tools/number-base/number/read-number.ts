import { codePointNotation } from '#lib/code-point.ts'
import { readRadix } from '#lib/numbers/radix.ts'
import { errors } from '../errors.ts'
import { worthOf } from './digits.ts'
import { type ExactNumber, exactNumber, repeatingNumber } from './exact-number.ts'

export interface ReadNumber extends ExactNumber {
  base: number
  /** Whether a sign of its base stood beside it, as for a pattern of bits. */
  isMarked: boolean
}

/** In characters; an exponent may make no more digits than that either. */
export const maxNumberLength = 100_000

/** In digits of a fraction that repeats, as many as are ever written: its lowest terms take the square of that. */
const maxRepeatingPlaces = 1000

/**
 * Reads a number of a base from 2 to 64, or of the one that its prefix names: 0x, 0b, 0o, #, or an h behind it; without
 * any it is decimal. Underscores and blanks may stand between digits, decimal numbers may have an exponent, and the last
 * digits of a fraction may stand in brackets, which repeat forever: 0.(3).
 *
 * @param from 0 to tell the base from the number
 * @throws ToolError `badDigit` with the place of what is no digit, `tooLong`
 */
export function readNumber(text: string, from: number): ReadNumber {
  if (text.length > maxNumberLength) throw errors.tooLong({ limit: maxNumberLength })
  const { base, start, end, isNegative } = frameOf(text, from)
  const worths: number[] = []
  let point = -1
  let repeat = -1
  let exponent = 0
  for (let at = start; at < end; at++) {
    const character = text[at] ?? ''
    const worth = worthOf(character, base)
    if (worth !== undefined) worths.push(worth)
    else if (character === '.' && point < 0) point = worths.length
    else if (base === 10 && worths.length > 0 && /e/i.test(character)) {
      exponent = readExponent(text, at, end)
      break
    } else if (character === '(' && point >= 0 && repeat < 0 && text.indexOf(')', at) === end - 1)
      repeat = worths.length
    else if (character === ')' && at === end - 1 && repeat >= 0 && worths.length > repeat) break
    else if (!/[_\s]/.test(character)) throw badDigit(text, at, base)
  }
  if (worths.length === 0) throw badDigit(text, Math.max(start, end) - 1, base)
  const isMarked = start > 0 && base !== 10
  if (repeat >= 0) {
    if (worths.length - point > maxRepeatingPlaces) throw errors.tooLong({ limit: maxRepeatingPlaces })
    return { ...repeatingNumber(isNegative, { worths, base, point, repeat }), base, isMarked }
  }
  const places = (point < 0 ? 0 : worths.length - point) - exponent
  if (Math.abs(exponent) > maxNumberLength) throw errors.tooLong({ limit: maxNumberLength })
  const digits = readRadix(worths, base)
  const value = places < 0 ? digits * BigInt(base) ** BigInt(-places) : digits
  return { ...exactNumber(isNegative, value, base, Math.max(0, places)), base, isMarked }
}

interface Frame {
  base: number
  /** Where its digits begin and end. */
  start: number
  end: number
  isNegative: boolean
}

/** Finds what stands around the digits: blanks, a sign, and what names the base. */
function frameOf(text: string, from: number): Frame {
  let start = text.search(/[^\s\uFEFF]/)
  const end = text.trimEnd().length
  if (start < 0) throw errors.empty()
  const sign = text[start] ?? ''
  // In bases above 62 the plus is a digit.
  const hasSign = /[-−]/.test(sign) || (sign === '+' && from <= 62)
  if (hasSign) start++
  const isNegative = hasSign && sign !== '+'
  if ((from === 0 || from === 16) && /^[\da-f_.\s]{1,1000}h$/i.test(text.slice(start, Math.min(end, start + 1001)))) {
    return { base: 16, start, end: end - 1, isNegative }
  }
  const base = prefixes[text.slice(start, start + 2).toLowerCase()] ?? (text[start] === '#' ? 16 : undefined)
  if (base === undefined || (from !== 0 && from !== base)) return { base: from || 10, start, end, isNegative }
  start += text[start] === '#' ? 1 : 2
  return { base, start, end, isNegative }
}

const prefixes: Record<string, number> = { '0x': 16, '0b': 2, '0o': 8 }

function readExponent(text: string, at: number, end: number): number {
  const digits = text.slice(at + 1, end)
  const sign = /^[+-]/.test(digits) ? 1 : 0
  const wrong = digits.slice(sign).search(/\D/)
  if (digits.length === sign) throw badDigit(text, at, 10)
  if (wrong >= 0) throw badDigit(text, at + 1 + sign + wrong, 10)
  return Number(digits)
}

/** Names what is no digit, counted from 1 in UTF-16 units; what is no character by itself by its number. */
function badDigit(text: string, at: number, base: number) {
  const point = text.codePointAt(at) ?? 0
  const character = String.fromCodePoint(point)
  const shown = /[\p{C}\p{M}]/u.test(character) ? codePointNotation(point) : character
  return errors.badDigit({ found: shown, position: at + 1, base })
}
