import { isDate } from '../time/civil.ts'

/** The common type of a column's non-empty cells. */
export const columnTypes = ['text', 'integer', 'decimal', 'boolean', 'date', 'datetime', 'empty'] as const

export type ColumnType = (typeof columnTypes)[number]

/**
 * Finds the type of each column. A column is numeric only if every non-empty cell is a number, and none may be a code:
 * `0012`, `1e5`, `+1`, integers of 16 digits and more.
 */
export function columnTypesOf(rows: readonly (readonly string[])[], width: number): ColumnType[] {
  const types = Array.from({ length: width }, (): ColumnType => 'empty')
  for (const row of rows) {
    const length = Math.min(row.length, width)
    for (let column = 0; column < length; column++) {
      const type = types[column]
      if (type === 'text' || type === undefined) continue
      const cell = row[column] ?? ''
      if (cell !== '') types[column] = commonType(type, typeOfCell(cell))
    }
  }
  return types
}

/** Returns the common type of two. */
export function commonType(type: ColumnType, other: ColumnType): ColumnType {
  if (type === other || other === 'empty') return type
  if (type === 'empty') return other
  const both = [type, other]
  if (both.includes('integer') && both.includes('decimal')) return 'decimal'
  return both.includes('date') && both.includes('datetime') ? 'datetime' : 'text'
}

/** Returns the type of a cell, ignoring surrounding blanks. */
export function typeOfCell(cell: string): ColumnType {
  const text = cell.trim()
  if (text === '') return 'empty'
  const first = text.charCodeAt(0)
  // Fast path: most text cells begin with a letter.
  const isDigit = first >= 0x30 && first <= 0x39
  if (!isDigit && first !== minus) return /^(?:true|false)$/i.test(text) ? 'boolean' : 'text'
  if (/^-?(?:0|[1-9]\d{0,14})$/.test(text)) return 'integer'
  if (/^-?(?:0|[1-9]\d*)\.\d+$/.test(text)) return 'decimal'
  return typeOfDate(text) ?? 'text'
}

const minus = 0x2d

/** A date as `2026-01-05` or `2026/1/5`, optionally with a time and an offset (RFC 3339, ISO 8601). */
const dateForm =
  /^(\d{4})([-/])(\d{1,2})([-/])(\d{1,2})(?:[T ](\d{1,2}):(\d\d)(?::(\d\d)(\.\d{1,9})?)?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/

function typeOfDate(text: string): ColumnType | undefined {
  const read = readDateCell(text)
  return read && (read.time === undefined ? 'date' : 'datetime')
}

/** The date and time of a cell. */
export interface DateCell {
  /** `2026-01-05` */
  day: string
  /** `15:04:05`, with its fraction if it has one. */
  time?: string | undefined
  /** `Z` or `+08:00`. */
  offset?: string | undefined
}

/** Parses a cell with a date, or a date and time; undefined for others, and for invalid dates. */
export function readDateCell(cell: string): DateCell | undefined {
  const text = cell.trim()
  if (text.length > 40) return undefined
  const [, year = '', dash, month = '', other, day = '', hour, minute = '', second, fraction, offset] =
    dateForm.exec(text) ?? []
  if (dash !== other || (dash === '-' && (month.length < 2 || day.length < 2))) return undefined
  if (Number(year) < 1 || !isDate({ year: Number(year), month: Number(month), day: Number(day) })) return undefined
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (hour === undefined) return { day: written }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined
  const time = `${hour.padStart(2, '0')}:${minute}:${second ?? '00'}${fraction ?? ''}`
  return { day: written, time, offset: offset?.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2') }
}
