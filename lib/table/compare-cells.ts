import { trimTrailingZeros } from '../numbers/decimal.ts'
import { type ColumnType, readDateCell } from './column-types.ts'

/**
 * Compares two non-empty cells of a column by its type: numbers by exact value, dates and times, others by code points.
 */
export function compareCells(one: string, other: string, type: ColumnType): number {
  if (type === 'integer' || type === 'decimal') return compareDecimals(one.trim(), other.trim())
  if (type === 'date' || type === 'datetime') return compareTexts(sortableDate(one), sortableDate(other))
  return compareTexts(one, other)
}

/** By code points, where JavaScript compares UTF-16 units. */
function compareTexts(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at++) {
    const [a, b] = [one.charCodeAt(at), other.charCodeAt(at)]
    if (a !== b) return weight(a) - weight(b)
  }
  return one.length - other.length
}

/** Surrogates encode code points above all other units. */
const weight = (unit: number): number => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit)

function sortableDate(cell: string): string {
  const date = readDateCell(cell)
  if (!date) return cell
  const { day, time, offset } = date
  if (time === undefined || offset === undefined) return `${day}T${time ?? ''}`
  const [, fraction = ''] = time.split('.')
  const instant = Date.parse(`${day}T${time.split('.')[0]}${offset}`)
  return `${new Date(instant).toISOString().slice(0, 19)}.${fraction}`
}

/** In characters: numbers of so many digits can be compared as doubles (IEEE 754: 15 digits round-trip). */
const maxDoubleDigits = 15

/** Decimal numbers without exponents: by sign, then by the number of integer digits, then digit by digit. */
function compareDecimals(one: string, other: string): number {
  if (one.length <= maxDoubleDigits && other.length <= maxDoubleDigits) {
    const difference = Number(one) - Number(other)
    if (!Number.isNaN(difference)) return difference
  }
  const [a, b] = [parts(one), parts(other)]
  if (a.sign !== b.sign) return a.sign - b.sign
  const order =
    a.whole.length - b.whole.length || compareTexts(a.whole, b.whole) || compareTexts(a.fraction, b.fraction)
  return a.sign * order
}

function parts(text: string): { sign: number; whole: string; fraction: string } {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const [bareWhole, bareFraction] = [whole.replace(/^0+/, ''), trimTrailingZeros(fraction)]
  const isZero = bareWhole === '' && bareFraction === ''
  return { sign: isZero ? 0 : text.startsWith('-') ? -1 : 1, whole: bareWhole, fraction: bareFraction }
}
