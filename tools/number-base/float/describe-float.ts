import { z } from 'zod'
import { type Decimal, fractionOf, trimTrailingZeros, writePlain } from '#lib/numbers/decimal.ts'
import { encode } from './encode.ts'
import { type FloatFormat, type FloatLayout, layoutOf } from './formats.ts'
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
 * Describes a float by its bits.
 *
 * @param input the number that was encoded, if any; the difference is the stored value minus this
 */
export function describeFloat(pattern: bigint, format: FloatFormat, input?: Decimal): FloatDescription {
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
      : shortestDecimal(pattern, layout),
    shortest: shortestDecimal(pattern, layout),
    difference: exact ? writePlain(input ? subtractDecimals(exact, input) : { digits: 0n, exponent: 0 }) : '',
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

function subtractDecimals(a: Decimal, b: Decimal): Decimal {
  const exponent = Math.min(a.exponent, b.exponent)
  const scaled = ({ digits, exponent: own }: Decimal) => digits * 10n ** BigInt(own - exponent)
  return { digits: scaled(a) - scaled(b), exponent }
}

/**
 * Writes the next float up or down; empty beyond infinity. The bit patterns of floats, as integers, are in the order of
 * their values.
 */
function neighborOf(pattern: bigint, layout: FloatLayout, step: 1n | -1n): string {
  const top = 1n << BigInt(layout.width - 1)
  const order = pattern >= top ? top - pattern : pattern
  const next = order + step
  const size = next < 0n ? -next : next
  if (size > layout.infinity || decode(pattern, layout).kind === 'nan') return ''
  // The next float above the smallest negative one is −0 (IEEE 754-2019, section 5.3.1).
  const isNegative = next < 0n || (next === 0n && pattern > top)
  return shortestDecimal(isNegative ? top | size : size, layout)
}

/**
 * Writes the shortest decimal that rounds to the same float, the nearest of those, in the notation of JavaScript
 * (ECMA-262, Number::toString).
 */
function shortestDecimal(pattern: bigint, layout: FloatLayout): string {
  const { kind, isNegative, exponent, significand } = decode(pattern, layout)
  const sign = isNegative ? '-' : ''
  if (kind === 'nan') return 'NaN'
  if (kind === 'infinite') return `${sign}Infinity`
  if (kind === 'zero') return `${sign}0`
  const exact = timesPowerOfTwo(significand, exponent - Number(layout.fractionBits))
  return sign + javaScriptNotation(fewestDigits(exact, BigInt.asUintN(layout.width - 1, pattern), layout))
}

function fewestDigits(exact: Decimal, size: bigint, layout: FloatLayout): Decimal {
  const text = String(exact.digits)
  for (let count = 1; count < text.length; count++) {
    const exponent = exact.exponent + text.length - count
    const below = BigInt(text.slice(0, count))
    const rest = trimTrailingZeros(text.slice(count))
    // JavaScript rounds ties to even.
    const isNearer = rest < '5' || (rest === '5' && below % 2n === 0n)
    // Both neighbors are tried: at a power of two, only the farther one may round to the same float.
    const candidates = isNearer ? [below, below + 1n] : [below + 1n, below]
    for (const digits of candidates) {
      if (encode(fractionOf({ digits, exponent }), layout) === size) return { digits, exponent }
    }
  }
  return exact
}

function javaScriptNotation({ digits: value, exponent }: Decimal): string {
  const digits = trimTrailingZeros(String(value))
  const point = String(value).length + exponent
  if (digits.length <= point && point <= 21) return digits.padEnd(point, '0')
  if (point > 0 && point <= 21) return `${digits.slice(0, point)}.${digits.slice(point)}`
  if (point > -6 && point <= 0) return `0.${'0'.repeat(-point)}${digits}`
  const rest = digits.slice(1)
  return `${digits.charAt(0)}${rest && `.${rest}`}e${point > 0 ? '+' : '-'}${Math.abs(point - 1)}`
}

type FloatKind = 'normal' | 'subnormal' | 'zero' | 'infinite' | 'nan'

/** The value of a float: ± significand × 2^(exponent − fraction bits), with a whole significand. */
interface Decoded {
  kind: FloatKind
  isNegative: boolean
  exponent: number
  significand: bigint
}

function decode(pattern: bigint, { fractionBits, width, bias, infinity }: FloatLayout): Decoded {
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

/** Returns a whole number times a power of two as an exact decimal, with a decimal place for each halving. */
const timesPowerOfTwo = (value: bigint, power: number): Decimal =>
  power >= 0
    ? { digits: value << BigInt(power), exponent: 0 }
    : { digits: value * 5n ** BigInt(-power), exponent: power }
