import { type Decimal, fractionOf, withoutZerosBehind } from '#lib/numbers/decimal.ts'
import { decode, timesPowerOfTwo } from './decode.ts'
import { encode } from './encode.ts'
import type { FloatLayout } from './formats.ts'

/**
 * Writes a float with the fewest digits that are read as the same float again, of those the nearest, in the notation of
 * JavaScript (ECMA-262, Number::toString).
 */
export function shortestOf(pattern: bigint, layout: FloatLayout): string {
  const { kind, isNegative, exponent, significand } = decode(pattern, layout)
  const sign = isNegative ? '-' : ''
  if (kind === 'nan') return 'NaN'
  if (kind === 'infinite') return `${sign}Infinity`
  if (kind === 'zero') return `${sign}0`
  const exact = timesPowerOfTwo(significand, exponent - Number(layout.fractionBits))
  return sign + inJavaScript(fewestDigits(exact, BigInt.asUintN(layout.width - 1, pattern), layout))
}

function fewestDigits(exact: Decimal, size: bigint, layout: FloatLayout): Decimal {
  const text = String(exact.digits)
  for (let count = 1; count < text.length; count++) {
    const exponent = exact.exponent + text.length - count
    const below = BigInt(text.slice(0, count))
    const rest = withoutZerosBehind(text.slice(count))
    // Of two that are as near, JavaScript takes the even one.
    const isNearer = rest < '5' || (rest === '5' && below % 2n === 0n)
    // Both neighbors are tried: at a power of two the one farther away may be the only one that is read as the same.
    const candidates = isNearer ? [below, below + 1n] : [below + 1n, below]
    for (const digits of candidates) {
      if (encode(fractionOf({ digits, exponent }), layout) === size) return { digits, exponent }
    }
  }
  return exact
}

function inJavaScript({ digits: value, exponent }: Decimal): string {
  const digits = withoutZerosBehind(String(value))
  const point = String(value).length + exponent
  if (digits.length <= point && point <= 21) return digits.padEnd(point, '0')
  if (point > 0 && point <= 21) return `${digits.slice(0, point)}.${digits.slice(point)}`
  if (point > -6 && point <= 0) return `0.${'0'.repeat(-point)}${digits}`
  const rest = digits.slice(1)
  return `${digits.charAt(0)}${rest && `.${rest}`}e${point > 0 ? '+' : '-'}${Math.abs(point - 1)}`
}
