import { trimTrailingZeros } from '#lib/numbers/decimal.ts'
import { divideRounded, type Fraction } from '#lib/numbers/fraction.ts'
import { groupDigits } from '#lib/numbers/group-digits.ts'
import { writeRadix } from '#lib/numbers/radix.ts'
import { digitsOf } from './digits.ts'
import { type ExactNumber, primesOf, valuation } from './exact-number.ts'

export interface Writing {
  base: number
  fractionDigits: number
  /** Digits of a group, counted from the point; 0 writes none. */
  grouping: number
  prefix: boolean
  upperCase: boolean
}

export interface WrittenNumber {
  text: string
  /** Whether nothing had to be rounded. */
  isExact: boolean
  /** The digits that come again and again, where there are such. */
  repeating: string
}

/**
 * Writes a number in a base: exactly where it ends, with the digits that repeat in brackets where those are few enough,
 * else rounded to the nearest, halves away from zero.
 */
export function writeNumber({ isNegative, whole, rest }: ExactNumber, writing: Writing): WrittenNumber {
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
  /** What is added to the whole number where the rest was rounded up to 1. */
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
  const { ends, length, period } = shapeOf(rest.denominator, base, limit)
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

interface FractionShape {
  /** Whether it ends after `length` digits; else as many come before those that repeat. */
  ends: boolean
  length: number
  /** How many digits repeat; 0 where that is more than was asked for. */
  period: number
}

/**
 * Tells of a fraction in lowest terms how it goes on: the primes of the base in its denominator make the digits before, and
 * what else is in it divides a power of the base less one, whose exponent is the period (Hardy and Wright, theorem 136).
 */
function shapeOf(denominator: bigint, base: number, limit: number): FractionShape {
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
