import { trimTrailingZeros } from '#lib/numbers/decimal.ts'
import { divideRounded, type Fraction } from '#lib/numbers/fraction.ts'
import { groupDigits } from '#lib/numbers/group-digits.ts'
import { writeRadix } from '#lib/numbers/radix.ts'
import { digitsOf } from './digits.ts'
import { type ExactNumber, primesOf, valuation } from './exact-number.ts'

export interface WriteOptions {
  base: number
  fractionDigits: number
  /** Digits a group, counted from the point; 0 for no groups. */
  grouping: number
  prefix: boolean
  upperCase: boolean
}

export interface WrittenNumber {
  text: string
  /** Whether the text is exact, not rounded. */
  isExact: boolean
  /** The repeating digits, if any. */
  repeating: string
}

/**
 * Writes a number in a base: exactly where it is finite, with repeating digits in parentheses where they are few
 * enough, else rounded to nearest, halves away from zero.
 */
export function writeNumber({ isNegative, whole, rest }: ExactNumber, writing: WriteOptions): WrittenNumber {
  const { base, fractionDigits, grouping } = writing
  const digits = digitsOf(base, writing.upperCase)
  const fraction = writeFraction(rest, base, fractionDigits, digits)
  const group = (text: string, isFraction: boolean) => (grouping ? groupDigits(text, grouping, ' ', isFraction) : text)
  const before = group(writeRadix(whole + fraction.carry, digits), false)
  const after = fraction.repeating ? `${fraction.start}(${fraction.repeating})` : group(fraction.start, true)
  const isZero = /^[0 ]*$/.test(before) && after === ''
  const sign = isNegative && !isZero ? '-' : ''
  const text = sign + (writing.prefix ? (prefixes[base] ?? '') : '') + before + (after && `.${after}`)
  return { text, isExact: fraction.isExact, repeating: fraction.repeating }
}

const prefixes: Record<number, string> = { 2: '0b', 8: '0o', 16: '0x' }

interface WrittenFraction {
  /** Added to the integer part where the fractional part was rounded up to 1. */
  carry: bigint
  start: string
  repeating: string
  isExact: boolean
}

function writeFraction(rest: Fraction, base: number, limit: number, digits: string): WrittenFraction {
  const none = { carry: 0n, start: '', repeating: '', isExact: true }
  if (rest.numerator === 0n) return none
  const write = (value: bigint, length: number) =>
    length === 0 ? '' : writeRadix(value, digits).padStart(length, digits[0])
  const { ends, length, period } = expansionOf(rest.denominator, base, limit)
  const scaled = (places: number) => rest.numerator * BigInt(base) ** BigInt(places)
  if (ends) return { ...none, start: write(scaled(length) / rest.denominator, length) }
  if (period > 0) {
    const all = write(scaled(length + period) / rest.denominator, length + period)
    return { ...none, start: all.slice(0, length), repeating: all.slice(length) }
  }
  const rounded = divideRounded(scaled(limit), rest.denominator)
  const one = BigInt(base) ** BigInt(limit)
  const start = trimTrailingZeros(write(rounded % one, limit))
  return { carry: rounded / one, start, repeating: '', isExact: false }
}

interface FractionExpansion {
  /** Whether it is finite, with `length` digits; else `length` digits precede the repeating ones. */
  ends: boolean
  length: number
  /** The number of repeating digits; 0 where that exceeds the limit. */
  period: number
}

/**
 * Finds the expansion of a fraction in lowest terms: the primes of the base in its denominator give the digits before
 * the repetition; the rest of the denominator divides a power of the base minus one, whose exponent is the period
 * (Hardy and Wright, theorem 136).
 */
function expansionOf(denominator: bigint, base: number, limit: number): FractionExpansion {
  let length = 0
  let left = denominator
  for (const prime of primesOf(base)) {
    const times = valuation(denominator, prime)
    left /= BigInt(prime) ** BigInt(times)
    length = Math.max(length, Math.ceil(times / valuation(BigInt(base), prime)))
  }
  if (length > limit) return { ends: false, length, period: 0 }
  if (left === 1n) return { ends: true, length, period: 0 }
  const maxPeriod = limit - length
  // The period of d is at least log(d).
  if (left >= BigInt(base) ** BigInt(maxPeriod)) return { ends: false, length, period: 0 }
  let period = 1
  for (let power = BigInt(base) % left; power !== 1n; power = (power * BigInt(base)) % left) {
    if (++period > maxPeriod) return { ends: false, length, period: 0 }
  }
  return { ends: false, length, period: period <= maxPeriod ? period : 0 }
}
