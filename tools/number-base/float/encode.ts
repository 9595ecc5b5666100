import type { Fraction } from '#lib/numbers/fraction.ts'
import type { FloatLayout } from './formats.ts'

/** Encodes a non-negative number, rounded to nearest, ties to even (IEEE 754-2019, section 4.3.1). */
export function encode({ numerator, denominator }: Fraction, { fractionBits, bias, infinity }: FloatLayout): bigint {
  if (numerator === 0n) return 0n
  const size = Math.max(floorLog2(numerator, denominator), 1 - bias)
  const shift = size - Number(fractionBits)
  // Scales the number so that its integer part is the significand.
  const [above, below] =
    shift >= 0 ? [numerator, denominator << BigInt(shift)] : [numerator << BigInt(-shift), denominator]
  let significand = above / below
  const doubled = 2n * (above % below)
  if (doubled > below || (doubled === below && significand & 1n)) significand++
  // Adding the significand with its leading bit increments the exponent, which also handles rounding up to the next
  // power of two.
  const pattern = (BigInt(size + bias - 1) << fractionBits) + significand
  return pattern < infinity ? pattern : infinity
}

/** Returns the exponent of the greatest power of two that is at most a fraction. */
function floorLog2(numerator: bigint, denominator: bigint): number {
  const guess = bitLength(numerator) - bitLength(denominator)
  const isBelow = guess >= 0 ? numerator < denominator << BigInt(guess) : numerator << BigInt(-guess) < denominator
  return isBelow ? guess - 1 : guess
}

function bitLength(value: bigint): number {
  const hex = value.toString(16)
  return 4 * (hex.length - 1) + (32 - Math.clz32(Number.parseInt(hex.charAt(0), 16)))
}
