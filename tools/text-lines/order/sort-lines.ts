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
 * Puts lines in order. Those that are equal in it stay as they were; what has no number, date or address comes last.
 *
 * @throws unsupported
 */
export function sortLines(lines: readonly string[], settings: SortSettings): string[] {
  const { by, column, delimiter, descending, ignoreCase } = settings
  const fold = ignoreCase ? (text: string) => text.toLowerCase() : (text: string) => text
  const byKey = (keyOf: (line: string) => string | undefined) => ordered(lines, keyOf, compare, descending)
  switch (by) {
    case 'pinyin':
    case 'stroke':
      return ordered(lines, (line) => line, chineseCollator(by, ignoreCase).compare, descending)
    case 'length':
      return ordered(lines, lengthOf, (a, b) => a - b, descending)
    case 'date':
      return ordered(lines, dateReader(lines), (a, b) => a - b, descending)
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

function ordered<Key>(
  lines: readonly string[],
  keyOf: (line: string) => Key | undefined,
  compare: (a: Key, b: Key) => number,
  descending: boolean,
): string[] {
  const turn = descending ? -1 : 1
  const keyed: { line: string; key: Key }[] = []
  const others: string[] = []
  for (const line of lines) {
    const key = keyOf(line)
    if (key === undefined) others.push(line)
    else keyed.push({ line, key })
  }
  keyed.sort((a, b) => turn * compare(a.key, b.key))
  return [...keyed.map(({ line }) => line), ...others]
}

/** The platform's own tables for Chinese (CLDR): by the usual reading of each character, or by how many strokes it has. */
export function chineseCollator(by: 'pinyin' | 'stroke', ignoreCase: boolean): Intl.Collator {
  const collator = new Intl.Collator(`zh-u-co-${by}`, { numeric: true, sensitivity: ignoreCase ? 'accent' : 'variant' })
  const { locale, collation } = collator.resolvedOptions()
  // To Chinese, pinyin is what it does without being asked.
  const isThere = locale.startsWith('zh') && (by === 'pinyin' || collation === by)
  if (!isThere) throw errors.unsupported({ kind: by })
  return collator
}

/** In code points. */
const lengthOf = (line: string): number => line.length - (line.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)

/** A column of numbers alone is in their order; any other as its texts are. A line without the column comes last. */
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

// Keys of texts, which are in order when they are compared by `<`.

/**
 * Orders by code points, as `sort` does in the C locale. JavaScript compares UTF-16 units, where an emoji comes before a
 * full-width comma: surrogates change places with what is above them.
 */
const codePointKey = (text: string): string => text.replace(/[\ud800-\uffff]/g, aboveSurrogates)

const aboveSurrogates = (unit: string): string => {
  const code = unit.charCodeAt(0)
  return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x0800)
}

/** Orders as people count: digits by the number that they are, of any length, all else by code points. */
const naturalKey = (text: string): string => codePointKey(text).replace(/\d+/g, (digits) => countKey(digits))

/** How many digits come first, and then the digits: of two numbers the longer is the larger. */
function countKey(digits: string): string {
  const significant = withoutZeros(digits)
  return `0${codeOf(significant.length)}${significant}`
}

/** Without the zeros at the beginning. */
function withoutZeros(digits: string): string {
  let from = 0
  while (digits[from] === '0') from++
  return digits.slice(from)
}

/** Orders by a number, to its last digit; undefined for what is none. A plus, commas between thousands and e are read. */
function decimalKey(written: string): string | undefined {
  const { sign, whole = '', fraction = '', exponent = '0' } = decimal.exec(written)?.groups ?? {}
  const all = whole.replaceAll(',', '') + fraction
  if (all === '') return undefined
  const digits = withoutTrailingZeros(withoutZeros(all))
  if (digits === '') return '1'
  const magnitude = whole.replaceAll(',', '').length - (all.length - withoutZeros(all).length) + Number(exponent)
  const code = codeOf(middle + Math.max(-maxMagnitude, Math.min(maxMagnitude, magnitude)))
  if (sign !== '-' && sign !== '−') return `2${code}${digits}`
  // Of negative numbers the larger is the smaller, and what goes on comes before what has ended.
  const turned = digits.replace(/\d/g, (digit) => String(9 - Number(digit)))
  return `0${code.replace(/./gs, (unit) => String.fromCharCode(highest - unit.charCodeAt(0)))}${turned}~`
}

/** A number that is all of a text. */
export const decimalIn = (text: string): string | undefined =>
  decimal.test(text) && /\d/.test(text) ? text : undefined

const decimal = /^(?<sign>[-+−]?)(?<whole>[\d,]*)(?:\.(?<fraction>\d*))?(?:e(?<exponent>[-+]?\d+))?$/i

function withoutTrailingZeros(digits: string): string {
  let to = digits.length
  while (digits[to - 1] === '0') to--
  return digits.slice(0, to)
}

/** Two units that are compared as the number is, which is below 2^30. */
const codeOf = (value: number): string => String.fromCharCode(value >> 15, value & highest)

const highest = 0x7fff
const middle = 2 ** 29
/** Of powers of ten: whatever lies beyond is taken for equally large. */
const maxMagnitude = 2 ** 28
