import { errors } from '../errors.ts'
import { cellReader } from '../lines/cells.ts'
import { addressKey } from './addresses.ts'
import { dateReader } from './dates.ts'
import { numberIn } from './numbers.ts'
export const sortOrders = ['text', 'natural', 'number', 'length', 'pinyin', 'stroke', 'date', 'ip', 'column'] as const

export interface SortSettings {
  by: (typeof sortOrders)[number]
  /** From 1. */
  column: number
  delimiter: string
  descending: boolean
  ignoreCase: boolean
}

/**
 * Sorts lines stably; those without a number, date or address come last.
 *
 * @throws unsupported
 */
export function sortLines(lines: readonly string[], settings: SortSettings): string[] {
  const { by, column, delimiter, descending, ignoreCase } = settings
  const fold = ignoreCase ? (text: string) => text.toLowerCase() : (text: string) => text
  const byKey = (keyOf: (line: string) => string | undefined) => sortByKey(lines, keyOf, compare, descending)
  switch (by) {
    case 'pinyin':
    case 'stroke':
      return sortByKey(lines, (line) => line, chineseCollator(by, ignoreCase).compare, descending)
    case 'length':
      return sortByKey(lines, lengthOf, (a, b) => a - b, descending)
    case 'date':
      return sortByKey(lines, dateReader(lines), (a, b) => a - b, descending)
    case 'number':
      return byKey((line) => decimalKey(numberIn(line) ?? ''))
    case 'ip':
      return byKey(addressKey)
    case 'column':
      return byKey(columnKey(lines, cellReader(delimiter, lines), column - 1, (cell) => naturalKey(fold(cell))))
    case 'natural':
      return byKey((line) => naturalKey(fold(line)))
    case 'text':
      return byKey((line) => codePointKey(fold(line)))
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function sortByKey<Key>(
  lines: readonly string[],
  keyOf: (line: string) => Key | undefined,
  compare: (a: Key, b: Key) => number,
  descending: boolean,
): string[] {
  const direction = descending ? -1 : 1
  const keyed: { line: string; key: Key }[] = []
  const others: string[] = []
  for (const line of lines) {
    const key = keyOf(line)
    if (key === undefined) others.push(line)
    else keyed.push({ line, key })
  }
  keyed.sort((a, b) => direction * compare(a.key, b.key))
  return [...keyed.map(({ line }) => line), ...others]
}

/** The platform's Chinese collation (CLDR): by pinyin or by number of strokes. */
export function chineseCollator(by: 'pinyin' | 'stroke', ignoreCase: boolean): Intl.Collator {
  const collator = new Intl.Collator(`zh-u-co-${by}`, { numeric: true, sensitivity: ignoreCase ? 'accent' : 'variant' })
  const { locale, collation } = collator.resolvedOptions()
  // Pinyin is the default for Chinese, and may be reported as such.
  const isSupported = locale.startsWith('zh') && (by === 'pinyin' || collation === by)
  if (!isSupported) throw errors.unsupported({ kind: by })
  return collator
}

/** In code points. */
const lengthOf = (line: string): number => line.length - (line.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)

/** A column of numbers only is sorted numerically, any other as text. Lines without the column come last. */
function columnKey(
  lines: readonly string[],
  cellsOf: (line: string) => string[],
  index: number,
  ofText: (cell: string) => string,
): (line: string) => string | undefined {
  const cellOf = (line: string): string => cellsOf(line)[index]?.trim() ?? ''
  const firstText = lines.find((line) => {
    const cell = cellOf(line)
    return cell !== '' && decimalKey(cell) === undefined
  })
  const ofCell = firstText === undefined ? decimalKey : ofText
  return (line) => {
    const cell = cellOf(line)
    return cell === '' ? undefined : ofCell(cell)
  }
}

// Sort keys, to be compared by `<`.

/**
 * A key that orders by code points, like `sort` in the C locale. JavaScript compares UTF-16 units, where an emoji
 * precedes a full-width comma; so surrogates are swapped with the units above them.
 */
const codePointKey = (text: string): string => text.replace(/[\ud800-\uffff]/g, aboveSurrogates)

const aboveSurrogates = (unit: string): string => {
  const code = unit.charCodeAt(0)
  return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x0800)
}

/** A key for natural order: numbers of any length by value, all else by code points. */
const naturalKey = (text: string): string => codePointKey(text).replace(/\d+/g, (digits) => numberKey(digits))

/** The number of digits, then the digits, since the longer of two numbers is the larger. */
function numberKey(digits: string): string {
  const significant = withoutZeros(digits)
  return `0${encodeNumber(significant.length)}${significant}`
}

/** Removes leading zeros. */
function withoutZeros(digits: string): string {
  let from = 0
  while (digits[from] === '0') from++
  return digits.slice(from)
}

/**
 * A key that orders numbers of any precision; undefined if the text is no number. Accepts plus, thousands separators
 * and e.
 */
function decimalKey(written: string): string | undefined {
  const { sign, whole = '', fraction = '', exponent = '0' } = decimal.exec(written)?.groups ?? {}
  const all = whole.replaceAll(',', '') + fraction
  if (all === '') return undefined
  const digits = withoutTrailingZeros(withoutZeros(all))
  if (digits === '') return '1'
  const magnitude = whole.replaceAll(',', '').length - (all.length - withoutZeros(all).length) + Number(exponent)
  const code = encodeNumber(middle + Math.max(-maxMagnitude, Math.min(maxMagnitude, magnitude)))
  if (sign !== '-' && sign !== '−') return `2${code}${digits}`
  // Negative numbers sort by descending magnitude, so digits are inverted, and a longer one sorts before its prefix.
  const inverted = digits.replace(/\d/g, (digit) => String(9 - Number(digit)))
  return `0${code.replace(/./gs, (unit) => String.fromCharCode(highest - unit.charCodeAt(0)))}${inverted}~`
}

/** Returns a text if all of it is a number. */
export const asDecimal = (text: string): string | undefined =>
  decimal.test(text) && /\d/.test(text) ? text : undefined

const decimal = /^(?<sign>[-+−]?)(?<whole>[\d,]*)(?:\.(?<fraction>\d*))?(?:e(?<exponent>[-+]?\d+))?$/i

function withoutTrailingZeros(digits: string): string {
  let to = digits.length
  while (digits[to - 1] === '0') to--
  return digits.slice(0, to)
}

/** Encodes a number below 2^30 as two UTF-16 units that sort by its value. */
const encodeNumber = (value: number): string => String.fromCharCode(value >> 15, value & highest)

const highest = 0x7fff
const middle = 2 ** 29
/** As a power of ten: magnitudes beyond are taken for equal. */
const maxMagnitude = 2 ** 28
