import { type Fraction, fraction } from '#lib/numbers/fraction.ts'
import { readRadix } from '#lib/numbers/radix.ts'

/** An exact number of any size: its sign, its integer part, and its fractional part in lowest terms. */
export interface ExactNumber {
  isNegative: boolean
  whole: bigint
  rest: Fraction
}

/** Returns `value` divided by the base to the power of `places`. */
export function exactNumber(isNegative: boolean, value: bigint, base: number, places: number): ExactNumber {
  const denominator = BigInt(base) ** BigInt(places)
  return { isNegative, whole: value / denominator, rest: lowestTerms(value % denominator, denominator, base) }
}

/** The values of a number's digits, with the indexes of the first fractional and the first repeating digit. */
interface RepeatingDigits {
  digitValues: number[]
  base: number
  point: number
  repeat: number
}

/**
 * Returns the number with a repeating fraction: all digits minus the non-repeating ones, over b^start (b^period - 1).
 */
export function repeatingNumber(
  isNegative: boolean,
  { digitValues, base, point, repeat }: RepeatingDigits,
): ExactNumber {
  const power = (exponent: number) => BigInt(base) ** BigInt(exponent)
  const numerator = readRadix(digitValues, base) - readRadix(digitValues.slice(0, repeat), base)
  const denominator = power(repeat - point) * (power(digitValues.length - repeat) - 1n)
  // Reduces only the fractional part, since the integer part may be long.
  return { isNegative, whole: numerator / denominator, rest: fraction(numerator % denominator, denominator) }
}

/**
 * Reduces a fraction whose denominator is a power of a base, by the primes of the base only. Euclid's algorithm on
 * numbers of a hundred thousand digits would take seconds.
 */
function lowestTerms(numerator: bigint, denominator: bigint, base: number): Fraction {
  if (numerator === 0n) return { numerator, denominator: 1n }
  let divisor = 1n
  for (const prime of primesOf(base)) {
    const times = Math.min(valuation(numerator, prime), valuation(denominator, prime))
    divisor *= BigInt(prime) ** BigInt(times)
  }
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

/** Returns the prime factors of a base. */
export const primesOf = (base: number): number[] =>
  [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61].filter((prime) => base % prime === 0)

/** Returns how often a prime divides a positive number, by dividing by its powers of …, 8, 4, 2, 1. */
export function valuation(value: bigint, prime: number): number {
  const powers: bigint[] = []
  for (let power = BigInt(prime); value % power === 0n; power *= power) powers.push(power)
  let times = 0
  let left = value
  for (const [level, power] of [...powers.entries()].reverse()) {
    if (left % power !== 0n) continue
    left /= power
    times += 2 ** level
  }
  return times
}
