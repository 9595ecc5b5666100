import { type Fraction, fraction } from '#lib/numbers/fraction.ts'
import { readRadix } from '#lib/numbers/radix.ts'

/** A number as it is, of any size: its sign, what stands before the point, and the rest, in lowest terms. */
export interface ExactNumber {
  isNegative: boolean
  whole: bigint
  rest: Fraction
}

/** Makes the number that so many digits of a base are, `places` of them behind the point. */
export function exactNumber(isNegative: boolean, value: bigint, base: number, places: number): ExactNumber {
  const denominator = BigInt(base) ** BigInt(places)
  return { isNegative, whole: value / denominator, rest: lowestTerms(value % denominator, denominator, base) }
}

/** The digits of a number by their worth, with the places of the first behind the point and of the first that repeats. */
interface RepeatingDigits {
  worths: number[]
  base: number
  point: number
  repeat: number
}

/** Makes the number whose last digits repeat forever: the digits less those that do not, over b^start (b^period - 1). */
export function repeatingNumber(isNegative: boolean, { worths, base, point, repeat }: RepeatingDigits): ExactNumber {
  const power = (exponent: number) => BigInt(base) ** BigInt(exponent)
  const numerator = readRadix(worths, base) - readRadix(worths.slice(0, repeat), base)
  const denominator = power(repeat - point) * (power(worths.length - repeat) - 1n)
  // What stands before the point may be long, and has no part in the lowest terms.
  return { isNegative, whole: numerator / denominator, rest: fraction(numerator % denominator, denominator) }
}

/**
 * Reduces a fraction whose denominator is a power of a base: only the primes of the base can be common. A divisor of two
 * numbers of a hundred thousand digits would take seconds to find.
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

/** The primes that divide a base. */
export const primesOf = (base: number): number[] =>
  [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61].filter((prime) => base % prime === 0)

/** Says how often a prime divides a number above 0: by its powers of 1, 2, 4, 8 …, the largest first. */
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
