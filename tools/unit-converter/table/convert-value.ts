import { add, divide, type Fraction, multiply, subtract } from '#lib/numbers/fraction.ts'
import type { Unit } from './read-table.ts'

/** A value in the first unit of its quantity; undefined where it is infinite, as how far goes who needs no fuel. */
export function toBase(value: Fraction, { factor, offset, isReciprocal }: Unit): Fraction | undefined {
  if (isReciprocal) return value.numerator === 0n ? undefined : divide(factor, value)
  return multiply(add(value, offset), factor)
}

/** A value of the first unit of a quantity in another one; undefined where it is infinite. */
export function fromBase(value: Fraction | undefined, { factor, offset, isReciprocal }: Unit): Fraction | undefined {
  if (isReciprocal) {
    if (!value) return { numerator: 0n, denominator: 1n }
    return value.numerator === 0n ? undefined : divide(factor, value)
  }
  return value && subtract(divide(value, factor), offset)
}
