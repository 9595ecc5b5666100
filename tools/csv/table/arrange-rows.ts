import type { ColumnType } from '#lib/table/column-types.ts'
import { compareCells } from '#lib/table/compare-cells.ts'

/** The sorting and filters of rows. */
export interface Arrangement {
  sort?: { column: number; isDescending: boolean } | undefined
  /** Texts that a row must contain in a column, or in any; all must match, ignoring case. */
  filters: { column: number | undefined; text: string }[]
  isOnlyProblems: boolean
}

interface Rows {
  rows: number
  cellsOf: (row: number) => readonly string[]
  typeOf: (column: number) => ColumnType
  isProblem: (row: number) => boolean
}

/**
 * Returns the indexes of the filtered rows in sorted order. Rows with an empty cell in the column are last in both
 * directions.
 */
export function arrangeRows({ sort, filters, isOnlyProblems }: Arrangement, table: Rows): Uint32Array {
  const shown = new Uint32Array(table.rows)
  const passes = passesAll(filters)
  const keys: string[] = []
  let count = 0
  for (let row = 0; row < table.rows; row++) {
    if (isOnlyProblems && !table.isProblem(row)) continue
    if (filters.length > 0 || sort) {
      const cells = table.cellsOf(row)
      if (!passes(cells)) continue
      if (sort) keys.push(cells[sort.column] ?? '')
    }
    shown[count++] = row
  }
  const kept = shown.slice(0, count)
  return sort ? sorted(kept, keys, table.typeOf(sort.column), sort.isDescending) : kept
}

function passesAll(filters: Arrangement['filters']): (cells: readonly string[]) => boolean {
  const needles = filters.map(({ column, text }) => ({ column, text: text.toLowerCase() }))
  return (cells) =>
    needles.every(({ column, text }) =>
      column === undefined
        ? cells.some((cell) => cell.toLowerCase().includes(text))
        : (cells[column] ?? '').toLowerCase().includes(text),
    )
}

/** @param keys of the rows, in their order */
function sorted(rows: Uint32Array, keys: readonly string[], type: ColumnType, isDescending: boolean): Uint32Array {
  const direction = isDescending ? -1 : 1
  const isNumber = type === 'integer' || type === 'decimal'
  // Numbers that differ as doubles are in that order; only equal doubles are compared digit by digit.
  const numbers = isNumber ? Float64Array.from(keys, Number) : undefined
  const places = Uint32Array.from(keys, (_, place) => place)
  places.sort((one, other) => {
    const [a = '', b = ''] = [keys[one], keys[other]]
    if (a === b) return one - other
    const [isNone, isOtherNone] = [a.trim() === '', b.trim() === '']
    if (isNone || isOtherNone) return Number(isNone) - Number(isOtherNone) || one - other
    const difference = numbers ? (numbers[one] ?? 0) - (numbers[other] ?? 0) : 0
    return direction * (difference || compareCells(a, b, type)) || one - other
  })
  return places.map((place) => rows[place] ?? 0)
}
