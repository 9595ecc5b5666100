import type { Decimal } from '#lib/numbers/decimal.ts'
import type { FloatLayout } from './formats.ts'

type FloatKind = 'normal' | 'subnormal' | 'zero' | 'infinite' | 'nan'

/** What the bits of a float say: ± significand × 2^(exponent − fraction bits), the significand a whole number. */
export interface Decoded {
  kind: FloatKind
  isNegative: boolean
  exponent: number
  significand: bigint
}

export function decode(pattern: bigint, { fractionBits, width, bias, infinity }: FloatLayout): Decoded {
  const isNegative = pattern >> BigInt(width - 1) === 1n
  const size = BigInt.asUintN(width - 1, pattern)
  const fraction = BigInt.asUintN(Number(fractionBits), size)
  const field = Number(size >> fractionBits)
  if (size >= infinity) {
    return { kind: size === infinity ? 'infinite' : 'nan', isNegative, exponent: bias + 1, significand: fraction }
  }
  if (field === 0) {
    return { kind: fraction === 0n ? 'zero' : 'subnormal', isNegative, exponent: 1 - bias, significand: fraction }
  }
  return { kind: 'normal', isNegative, exponent: field - bias, significand: fraction | (1n << fractionBits) }
}

/** A whole number times a power of two, as a decimal number with all its digits: there are as many as halvings. */
export const timesPowerOfTwo = (value: bigint, power: number): Decimal =>
  power >= 0
    ? { digits: value << BigInt(power), exponent: 0 }
    : { digits: value * 5n ** BigInt(-power), exponent: power }
