import { type Decimal, fractionOf, roundToDigits, writePlain, writeScientific } from '#lib/numbers/decimal.ts'
import type { Fraction } from '#lib/numbers/fraction.ts'
import { groupDigits } from '#lib/numbers/group-digits.ts'

export const notations = ['plain', 'grouped', 'scientific'] as const

type Notation = (typeof notations)[number]

export interface WrittenValue {
  text: string
  isExact: boolean
}

/** In digits before the point: a longer number is easier to read in scientific notation. */
const maxWholeDigits = 100

/**
 * Writes a value with `significant` digits at most, and tells whether that is exact. Only scientific notation, which
 * very large values always have, rounds digits before the point: zeros in their place would look like digits of the
 * value. Infinity is ∞.
 */
export function writeValue(value: Fraction | undefined, significant: number, notation: Notation): WrittenValue {
  if (!value) return writeRounded(value, significant, notation)
  const wholeDigits = String(value.numerator / value.denominator).replace('-', '').length
  if (notation === 'scientific' || wholeDigits > maxWholeDigits) return writeRounded(value, significant, 'scientific')
  return writeRounded(value, Math.max(significant, wholeDigits), notation)
}

/** Writes a value with `significant` digits at most, also before the point: 1,209,000 for 1,208,925. */
export function writeRounded(value: Fraction | undefined, significant: number, notation: Notation): WrittenValue {
  if (!value) return { text: '∞', isExact: true }
  const rounded = roundToDigits(value, significant)
  const { numerator, denominator } = fractionOf(rounded)
  return { text: writers[notation](rounded), isExact: numerator * value.denominator === value.numerator * denominator }
}

/** Marks a rounded number with ≈. */
export const withMark = ({ text, isExact }: WrittenValue): string => (isExact ? text : `≈ ${text}`)

const writers: Record<Notation, (value: Decimal) => string> = {
  plain: writePlain,
  grouped: (value) => {
    const text = writePlain(value)
    const sign = text.startsWith('-') ? '-' : ''
    const [whole = '', fraction] = text.slice(sign.length).split('.')
    return sign + groupDigits(whole, 3, ',') + (fraction === undefined ? '' : `.${fraction}`)
  },
  scientific: writeScientific,
}

/** In digits: a fraction is easier to read than a longer decimal number. */
const maxExactDigits = 100

/** Writes a value exactly: as a decimal number where that is finite, else as a fraction. */
export function writeExact(value: Fraction | undefined): string {
  if (value?.denominator === 1n) return String(value.numerator)
  const { text, isExact } = writeRounded(value, maxExactDigits, 'plain')
  return isExact || !value ? text : `${value.numerator}/${value.denominator}`
}

/** Appends the symbol of a unit to a number, without a space for the signs of angles. */
export const withSymbol = (text: string, symbol: string): string =>
  /^[°′″]$/.test(symbol) ? text + symbol : `${text} ${symbol}`
