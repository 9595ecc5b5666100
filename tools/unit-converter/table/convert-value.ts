import { add, divide, type Fraction, multiply, subtract } from '#lib/numbers/fraction.ts'
import type { Unit } from './read-table.ts'

/**
 * Converts a value to the base unit of its quantity; undefined where the result is infinite, as for a fuel consumption
 * of 0.
 */
export function toBase(value: Fraction, { factor, offset, isReciprocal }: Unit): Fraction | undefined {
  if (isReciprocal) return value.numerator === 0n ? undefined : divide(factor, value)
  return multiply(add(value, offset), factor)
}

/** Converts a value from the base unit of its quantity; undefined where the result is infinite. */
export function fromBase(value: Fraction | undefined, { factor, offset, isReciprocal }: Unit): Fraction | undefined {
  if (isReciprocal) {
    if (!value) return { numerator: 0n, denominator: 1n }
    return value.numerator === 0n ? undefined : divide(factor, value)
  }
  return value && subtract(divide(value, factor), offset)
}
