import type { Fraction } from '#lib/numbers/fraction.ts'
import type { FloatLayout } from './formats.ts'

/** Encodes a number that is not negative: the nearest there is, of two the even one (IEEE 754-2019, section 4.3.1). */
export function encode({ numerator, denominator }: Fraction, { fractionBits, bias, infinity }: FloatLayout): bigint {
  if (numerator === 0n) return 0n
  const size = Math.max(floorLog2(numerator, denominator), 1 - bias)
  const shift = size - Number(fractionBits)
  // What is left of the point is the significand as a whole number.
  const [above, below] =
    shift >= 0 ? [numerator, denominator << BigInt(shift)] : [numerator << BigInt(-shift), denominator]
  let significand = above / below
  const doubled = 2n * (above % below)
  if (doubled > below || (doubled === below && significand & 1n)) significand++
  // A significand with the bit above the fraction adds one to the exponent, as one that was rounded up beyond it does.
  const pattern = (BigInt(size + bias - 1) << fractionBits) + significand
  return pattern < infinity ? pattern : infinity
}

/** The exponent of the greatest power of two that is not above a fraction. */
function floorLog2(numerator: bigint, denominator: bigint): number {
  const guess = bitLength(numerator) - bitLength(denominator)
  const isBelow = guess >= 0 ? numerator < denominator << BigInt(guess) : numerator << BigInt(-guess) < denominator
  return isBelow ? guess - 1 : guess
}

function bitLength(value: bigint): number {
  const hex = value.toString(16)
  return 4 * (hex.length - 1) + (32 - Math.clz32(Number.parseInt(hex.charAt(0), 16)))
}
