/** An exact rational number with a positive denominator; in lowest terms if made by `fraction`. */
export interface Fraction {
  numerator: bigint
  denominator: bigint
}

/**
 * Makes a fraction in lowest terms. Takes quadratic time in the digits: avoid it for more than some thousands of them.
 *
 * @param denominator not 0
 */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const subtract = (a: Fraction, b: Fraction): Fraction =>
  add(a, { numerator: -b.numerator, denominator: b.denominator })

export const multiply = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator)

/** @param b not 0 */
export const divide = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator)

/** Negative where `a` is smaller, 0 where both are equal. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : Number(difference > 0n)
}

/** Divides two integers, and rounds to the nearest, halves away from zero. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n
  const rounded = (2n * (isNegative ? -numerator : numerator) + denominator) / (2n * denominator)
  return isNegative ? -rounded : rounded
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [one, other] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (other !== 0n) [one, other] = [other, one % other]
  return one
}
