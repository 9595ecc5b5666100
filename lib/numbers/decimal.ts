import { divideRounded, type Fraction } from './fraction.ts'

/** A decimal number as its digits and an exponent: digits × 10^exponent. */
export interface Decimal {
  digits: bigint
  exponent: number
}

/**
 * Parses a decimal number such as `-1.5e-3`; undefined for anything else, and for exponents of more than six digits.
 */
export function readDecimal(text: string): Decimal | undefined {
  const match = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,6}))?$/.exec(text)
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const digits = BigInt(whole + fraction)
  return { digits: sign === '-' ? -digits : digits, exponent: Number(exponent) - fraction.length }
}

/** Converts a decimal number to a fraction, which is not in lowest terms. */
export const fractionOf = ({ digits, exponent }: Decimal): Fraction =>
  exponent >= 0
    ? { numerator: digits * 10n ** BigInt(exponent), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-exponent) }

/** Rounds a fraction to a number of significant digits, halves away from zero. */
export function roundToDigits({ numerator, denominator }: Fraction, significant: number): Decimal {
  if (numerator === 0n) return { digits: 0n, exponent: 0 }
  // The lengths of both give the position of the first digit, or of the one after it.
  const size = lengthOf(numerator) - lengthOf(denominator)
  const exponent = size - significant
  const scale = 10n ** BigInt(Math.abs(exponent))
  const digits =
    exponent >= 0 ? divideRounded(numerator, denominator * scale) : divideRounded(numerator * scale, denominator)
  if (lengthOf(digits) <= significant) return withoutZeros({ digits, exponent })
  const over = exponent + 1
  return withoutZeros({
    digits:
      over >= 0
        ? divideRounded(numerator, denominator * 10n ** BigInt(over))
        : divideRounded(numerator * 10n ** BigInt(-over), denominator),
    exponent: over,
  })
}

/** Removes trailing zeros: 1200 is 12 × 10^2. */
function withoutZeros({ digits, exponent }: Decimal): Decimal {
  if (digits === 0n) return { digits, exponent: 0 }
  const text = String(digits)
  const zeros = text.length - trimTrailingZeros(text).length
  return zeros === 0 ? { digits, exponent } : { digits: BigInt(text.slice(0, -zeros)), exponent: exponent + zeros }
}

/** Writes a decimal number with all its digits and no exponent. */
export function writePlain({ digits, exponent }: Decimal): string {
  const [sign, text] = digits < 0n ? ['-', String(-digits)] : ['', String(digits)]
  if (exponent >= 0) return digits === 0n ? '0' : sign + text + '0'.repeat(exponent)
  const padded = text.padStart(1 - exponent, '0')
  const fraction = trimTrailingZeros(padded.slice(exponent))
  return sign + padded.slice(0, exponent) + (fraction && `.${fraction}`)
}

/** Writes a decimal number with one digit before the point and an exponent: 1.5e-3. */
export function writeScientific({ digits, exponent }: Decimal): string {
  const [sign, text] = digits < 0n ? ['-', String(-digits)] : ['', String(digits)]
  const rest = trimTrailingZeros(text.slice(1))
  return `${sign}${text[0]}${rest && `.${rest}`}e${digits === 0n ? 0 : exponent + text.length - 1}`
}

/** Removes trailing zeros in linear time; a regular expression would retry at every inner zero. */
export function trimTrailingZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, end)
}

const lengthOf = (value: bigint): number => String(value < 0n ? -value : value).length
