import { errors } from '../errors.ts'
import { cellReader } from '../lines/cells.ts'
import { addressKey } from './addresses.ts'
import { dateReader } from './dates.ts'
import { numberIn } from './numbers.ts'
import { codePointKey, decimalKey, naturalKey } from './sort-key.ts'

export const sortOrders = ['text', 'natural', 'number', 'length', 'pinyin', 'stroke', 'date', 'ip', 'column'] as const

interface SortSettings {
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
function chineseCollator(by: 'pinyin' | 'stroke', ignoreCase: boolean): Intl.Collator {
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
