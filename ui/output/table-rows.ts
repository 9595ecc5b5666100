import type { Language } from '#kit/language.ts'

export type Row = Record<string, unknown>

export interface Column {
  name: string
  label: string
  isNumber: boolean
}

export interface SortOrder {
  column: string
  direction: 'ascending' | 'descending'
}

export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Sorts by one column, numbers by value and texts by the collation of a language; missing values come last. */
export function sortRows(rows: Row[], order: SortOrder | undefined, language: Language): Row[] {
  if (!order) return rows
  const { compare } = new Intl.Collator(language, { numeric: true })
  const sign = order.direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [one[order.column], other[order.column]]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
  })
}

/** Writes rows as tab-separated values with a header line, as spreadsheets paste them. */
export const writeTsv = (rows: Row[], columns: Column[]): string =>
  [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ name }) => row[name] ?? ''))]
    .map((cells) => cells.map((cell) => quoted(String(cell))).join('\t'))
    .join('\n')

/** A cell with a tab, a line break or a quote is quoted, and its quotes are doubled. */
const quoted = (cell: string): string => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
