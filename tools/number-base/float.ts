import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { describeFloat, floatFields } from './float/describe-float.ts'
import { encode } from './float/encode.ts'
import { floatFormats, layoutOf } from './float/formats.ts'
import { type ExactNumber, valuation } from './number/exact-number.ts'
import { readNumber } from './number/read-number.ts'

/** Shows how a number is stored as a float: its bits, their exact value, and the rounding error. */
export const float = defineOperation('float', {
  input: { number: z.string(), format: z.enum(floatFormats).default('double') },
  output: floatFields,
  run({ number, format }) {
    const layout = layoutOf(format)
    const top = 1n << BigInt(layout.width - 1)
    const [, sign = '', name = ''] = /^\s{0,9}([+-]?)(inf(?:inity)?|∞|nan)\s{0,9}$/i.exec(number) ?? []
    if (/^nan$/i.test(name)) return describeFloat(layout.infinity | (1n << (layout.fractionBits - 1n)), format)
    if (name) return describeFloat((sign === '-' ? top : 0n) | layout.infinity, format)

    const read = readNumber(number, 0)
    const { whole, rest, isNegative } = read
    const size = encode({ ...rest, numerator: whole * rest.denominator + rest.numerator }, layout)
    return describeFloat(isNegative ? top | size : size, format, decimalOf(read))
  },
})

/** Converts a number whose denominator has only the prime factors 2 and 5. */
function decimalOf({ isNegative, whole, rest: { numerator, denominator } }: ExactNumber): Decimal {
  const places = Math.max(valuation(denominator, 2), valuation(denominator, 5))
  const digits = ((whole * denominator + numerator) * 10n ** BigInt(places)) / denominator
  return { digits: isNegative ? -digits : digits, exponent: -places }
}
