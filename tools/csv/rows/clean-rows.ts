import type { Localized } from '#kit/language.ts'
import { columnTypesOf } from '#lib/table/column-types.ts'
import { compareCells } from '#lib/table/compare-cells.ts'
import { errors } from '../errors.ts'

export interface CleanSteps {
  trim: boolean
  emptyRows: boolean
  duplicates: boolean
  pad: boolean
  select: string[]
  sortBy: string
  descending: boolean
}

/** Cleans rows, of which the first is the header, and describes the changes. */
export function cleanRows(read: readonly string[][], steps: CleanSteps): { rows: string[][]; changes: Localized[] } {
  const changes: Localized[] = []
  const report = (count: number, en: string, ens: string, zh: string) => {
    if (count > 0) changes.push({ en: `${count} ${count === 1 ? en : ens}`, zh: zh.replace('{}', String(count)) })
  }
  let rows: string[][] = read.map((row) => [...row])
  if (steps.trim) report(trimCells(rows), 'cell trimmed', 'cells trimmed', '{} 个单元格去除了首尾空白')
  rows = filterCounted(rows, !steps.emptyRows, hasContent, (count) =>
    report(count, 'empty row removed', 'empty rows removed', '删除了 {} 个空行'),
  )
  if (steps.pad) report(padRows(rows), 'short row padded', 'short rows padded', '补齐了 {} 个较短的行')
  if (steps.duplicates) {
    const seen = new Set<string>()
    rows = filterCounted(
      rows,
      false,
      (row) => isNew(row, seen),
      (count) => report(count, 'duplicate row removed', 'duplicate rows removed', '删除了 {} 个重复的行'),
    )
  }
  if (steps.sortBy !== '') {
    rows = sorted(rows, steps.sortBy, steps.descending)
    changes.push({ en: `Sorted by ${steps.sortBy}`, zh: `已按“${steps.sortBy}”排序` })
  }
  if (steps.select.length > 0) {
    const columns = steps.select.map((name) => columnOf(rows[0] ?? [], name))
    const count = (rows[0] ?? []).length
    rows = rows.map((row) => (row.length === 0 ? row : columns.map((column) => row[column] ?? '')))
    changes.push({
      en: `${columns.length} of ${count} columns kept`,
      zh: `保留了 ${count} 列中的 ${columns.length} 列`,
    })
  }
  return { rows, changes }
}

function trimCells(rows: string[][]): number {
  let count = 0
  for (const row of rows)
    for (const [column, cell] of row.entries()) {
      const bare = cell.trim()
      if (bare.length === cell.length) continue
      row[column] = bare
      count++
    }
  return count
}

const hasContent = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '')

const isNew = (row: readonly string[], seen: Set<string>): boolean => {
  const key = JSON.stringify(row)
  const isNew = !seen.has(key)
  seen.add(key)
  return isNew
}

/** Keeps the rows that pass, or all if the step is off, and reports how many did not. */
function filterCounted(
  rows: string[][],
  isOff: boolean,
  passes: (row: string[]) => boolean,
  tell: (count: number) => void,
): string[][] {
  if (isOff) return rows
  const kept = rows.filter(passes)
  tell(rows.length - kept.length)
  return kept
}

function padRows(rows: string[][]): number {
  const width = rows.find((row) => row.length > 0)?.length ?? 0
  let count = 0
  for (const row of rows) {
    if (row.length >= width) continue
    count++
    while (row.length < width) row.push('')
  }
  return count
}

/** Sorts rows stably; rows with an empty cell in the column are last in both directions. */
function sorted(rows: readonly string[][], name: string, isDescending: boolean): string[][] {
  const [header = [], ...body] = rows
  const column = columnOf(header, name)
  const [type = 'text'] = columnTypesOf(
    body.map((row) => [row[column] ?? '']),
    1,
  )
  const direction = isDescending ? -1 : 1
  const ordered = body.toSorted((a, b) => {
    const [one, other] = [a[column] ?? '', b[column] ?? '']
    if (one === '' || other === '') return Number(one === '') - Number(other === '')
    return direction * compareCells(one, other, type)
  })
  return [header, ...ordered]
}

/** Finds a column by its name, or else by its number. */
function columnOf(header: readonly string[], name: string): number {
  const index = header.indexOf(name)
  if (index >= 0) return index
  const number = /^\d{1,6}$/.test(name) ? Number(name) : 0
  if (number < 1 || number > header.length) throw errors.noColumn({ name: name.slice(0, 60).toWellFormed() })
  return number - 1
}
