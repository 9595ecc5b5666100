import { type Decimal, fractionOf, roundToDigits, writePlain, writeScientific } from '#lib/numbers/decimal.ts'
import type { Fraction } from '#lib/numbers/fraction.ts'
import { groupDigits } from '#lib/numbers/group-digits.ts'

export const notations = ['plain', 'grouped', 'scientific'] as const

type Notation = (typeof notations)[number]

export interface WrittenValue {
  text: string
  isExact: boolean
}

/** Writes a value with `significant` digits at most, and tells whether that is exact. Infinity is ∞. */
export function writeValue(value: Fraction | undefined, significant: number, notation: Notation): WrittenValue {
  if (!value) return { text: '∞', isExact: true }
  const rounded = roundToDigits(value, significant)
  const { numerator, denominator } = fractionOf(rounded)
  return { text: writers[notation](rounded), isExact: numerator * value.denominator === value.numerator * denominator }
}

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
  if (!value) return '∞'
  const { text, isExact } = writeValue(value, maxExactDigits, 'plain')
  return isExact ? text : `${value.numerator}/${value.denominator}`
}

/** Appends the symbol of a unit to a number, without a space for the signs of angles. */
export const withSymbol = (text: string, symbol: string): string =>
  /^[°′″]$/.test(symbol) ? text + symbol : `${text} ${symbol}`
