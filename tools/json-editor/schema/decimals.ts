import { canonicalNumber } from '#lib/json/decimal.ts'

/** A number of JSON, exact to the last digit: `digits` × 10 ^ `exponent`, without zeros at either end. */
export interface Decimal {
  isNegative: boolean
  /** Empty for zero. */
  digits: string
  exponent: bigint
  /** The nearest double. */
  rounded: number
  source: string
}

export function readDecimal(source: string): Decimal {
  const [, sign = '', digits = '', exponent = '0'] = /^(-?)(\d+)e(.*)$/.exec(canonicalNumber(source)) ?? []
  return { isNegative: sign !== '', digits, exponent: BigInt(exponent), rounded: Number(source), source }
}

/** Orders numbers by their exact values. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  // Rounding keeps the order.
  if (one.rounded !== other.rounded) return one.rounded < other.rounded ? -1 : 1
  if (one.isNegative !== other.isNegative) return one.isNegative ? -1 : 1
  return compareSizes(one, other) * (one.isNegative ? -1 : 1)
}

function compareSizes(one: Decimal, other: Decimal): number {
  if (!one.digits || !other.digits) return Number(one.digits !== '') - Number(other.digits !== '')
  const [oneTop, otherTop] = [topOf(one), topOf(other)]
  if (oneTop !== otherTop) return oneTop < otherTop ? -1 : 1
  // At the same place of the first digit, digits compare like text.
  if (one.digits === other.digits) return 0
  return one.digits < other.digits ? -1 : 1
}

const topOf = ({ digits, exponent }: Decimal): bigint => BigInt(digits.length) + exponent

export const isWhole = ({ digits, exponent }: Decimal): boolean => digits === '' || exponent >= 0n

/** Says whether a number is a multiple of another that is not zero, without writing out a long one such as 1e999999. */
export function isMultipleOf(number: Decimal, divisor: Decimal): boolean {
  if (number.digits === '') return true
  const shift = number.exponent - divisor.exponent
  // The digits do not end in zero, so no power of ten divides them.
  if (shift < 0n) return false
  const modulus = BigInt(divisor.digits)
  return (BigInt(number.digits) * powerOfTen(shift, modulus)) % modulus === 0n
}

/** 10 ^ `exponent` modulo another number, in time proportional to the digits of the exponent. */
function powerOfTen(exponent: bigint, modulus: bigint): bigint {
  let power = 1n % modulus
  for (const bit of exponent.toString(2)) power = (power * power * (bit === '1' ? 10n : 1n)) % modulus
  return power
}
