import { type Decimal, fractionOf, roundToDigits, writePlain, writeScientific } from '#lib/numbers/decimal.ts'
import type { Fraction } from '#lib/numbers/fraction.ts'
import { groupDigits } from '#lib/numbers/group-digits.ts'

export const notations = ['plain', 'grouped', 'scientific'] as const

type Notation = (typeof notations)[number]

export interface WrittenValue {
  text: string
  isExact: boolean
}

/** Writes a value with so many significant digits, and says whether those are all; what is infinite as ∞. */
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

/** In digits: what is longer is easier to read as a fraction. */
const maxExactDigits = 100

/** Writes all of a value: as a decimal number where that ends, else as a fraction. */
export function writeExact(value: Fraction | undefined): string {
  if (!value) return '∞'
  const { text, isExact } = writeValue(value, maxExactDigits, 'plain')
  return isExact ? text : `${value.numerator}/${value.denominator}`
}

/** Puts the symbol of a unit behind a number; the signs of an angle stand close to it. */
export const withSymbol = (text: string, symbol: string): string =>
  /^[°′″]$/.test(symbol) ? text + symbol : `${text} ${symbol}`
