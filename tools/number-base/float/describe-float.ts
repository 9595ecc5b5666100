import { z } from 'zod'
import { type Decimal, writePlain } from '#lib/numbers/decimal.ts'
import { type Decoded, decode, timesPowerOfTwo } from './decode.ts'
import { type FloatFormat, type FloatLayout, layoutOf } from './formats.ts'
import { shortestOf } from './shortest.ts'

export const floatFields = {
  hexadecimal: z.string(),
  binary: z.string(),
  sign: z.int(),
  exponent: z.int(),
  significand: z.string(),
  exact: z.string(),
  shortest: z.string(),
  difference: z.string(),
  next: z.string(),
  previous: z.string(),
  kind: z.enum(['normal', 'subnormal', 'zero', 'infinite', 'nan']),
}

type FloatDescription = z.output<z.ZodObject<typeof floatFields>>

/**
 * Tells all of a float from its bits.
 *
 * @param asked what was to be encoded, where that is a number; the difference is what is stored less that
 */
export function describeFloat(pattern: bigint, format: FloatFormat, asked?: Decimal): FloatDescription {
  const layout = layoutOf(format)
  const decoded = decode(pattern, layout)
  const bits = pattern.toString(2).padStart(layout.width, '0')
  const fractionStart = 1 + layout.exponentBits
  const exact = exactOf(decoded, layout)
  return {
    hexadecimal: pattern
      .toString(16)
      .toUpperCase()
      .padStart(layout.width / 4, '0'),
    binary: `${bits[0]} ${bits.slice(1, fractionStart)} ${bits.slice(fractionStart)}`,
    sign: Number(decoded.isNegative),
    exponent: decoded.exponent,
    significand: exact ? writePlain(timesPowerOfTwo(decoded.significand, -Number(layout.fractionBits))) : '',
    exact: exact
      ? decoded.isNegative && decoded.kind === 'zero'
        ? '-0'
        : writePlain(exact)
      : shortestOf(pattern, layout),
    shortest: shortestOf(pattern, layout),
    difference: exact ? writePlain(asked ? less(exact, asked) : { digits: 0n, exponent: 0 }) : '',
    next: neighborOf(pattern, layout, 1n),
    previous: neighborOf(pattern, layout, -1n),
    kind: decoded.kind,
  }
}

function exactOf(
  { kind, isNegative, exponent, significand }: Decoded,
  { fractionBits }: FloatLayout,
): Decimal | undefined {
  if (kind === 'infinite' || kind === 'nan') return undefined
  const { digits, exponent: places } = timesPowerOfTwo(significand, exponent - Number(fractionBits))
  return { digits: isNegative ? -digits : digits, exponent: places }
}

function less(a: Decimal, b: Decimal): Decimal {
  const exponent = Math.min(a.exponent, b.exponent)
  const scaled = ({ digits, exponent: own }: Decimal) => digits * 10n ** BigInt(own - exponent)
  return { digits: scaled(a) - scaled(b), exponent }
}

/** The next float up or down; nothing beyond infinity. In their order the floats are whole numbers one after another. */
function neighborOf(pattern: bigint, layout: FloatLayout, step: 1n | -1n): string {
  const top = 1n << BigInt(layout.width - 1)
  const order = pattern >= top ? top - pattern : pattern
  const next = order + step
  const size = next < 0n ? -next : next
  if (size > layout.infinity || decode(pattern, layout).kind === 'nan') return ''
  // Above the smallest negative float there is −0 (IEEE 754-2019, section 5.3.1).
  const isNegative = next < 0n || (next === 0n && pattern > top)
  return shortestOf(isNegative ? top | size : size, layout)
}
