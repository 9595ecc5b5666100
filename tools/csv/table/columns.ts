import { columnNamesOf } from '#lib/table/column-names.ts'
import { type ColumnType, columnTypes, commonType, typeOfCell } from '#lib/table/column-types.ts'

/** What the page shows of a column. */
export interface ColumnSummary {
  name: string
  type: ColumnType
  /** The type of most of its filled cells, if a few others make it text. */
  majorityType: ColumnType | undefined
  /** The width of its widest cell, in terminal columns. */
  width: number
  isUnnamed: boolean
  isRepeated: boolean
}

/** Collects the number of cells per type and the widths of columns, row by row. */
export class ColumnProfiler {
  #counts: Partial<Record<ColumnType, number>>[] = []
  #widths: number[] = []

  get size(): number {
    return this.#counts.length
  }

  add(row: readonly string[], isMeasured: boolean): void {
    for (let column = 0; column < row.length; column++) {
      const cell = row[column] ?? ''
      const counts = this.#counts[column] ?? {}
      this.#counts[column] = counts
      const type = typeOfCell(cell)
      counts[type] = (counts[type] ?? 0) + 1
      if (isMeasured) this.#widths[column] = Math.max(this.#widths[column] ?? 0, widthOf(cell))
    }
  }

  /** Returns the columns, and the number of cells whose type differs from the majority of their column. */
  finish(header: readonly string[]): { columns: ColumnSummary[]; oddCells: number } {
    const { names, unnamed, repeated } = columnNamesOf(header, Math.max(header.length, this.size))
    const [isUnnamed, isRepeated] = [new Set(unnamed), new Set(repeated)]
    let oddCells = 0
    const columns = names.map((name, column): ColumnSummary => {
      const counts = this.#counts[column] ?? {}
      const { majorityType, others } = majorityTypeOf(counts)
      oddCells += others
      return {
        name,
        type: columnTypes.filter((each) => counts[each]).reduce(commonType, 'empty'),
        majorityType,
        width: this.#widths[column] ?? 0,
        isUnnamed: header.length > 0 && isUnnamed.has(column),
        isRepeated: isRepeated.has(column),
      }
    })
    return { columns, oddCells }
  }
}

/** Types that can be mixed in one column. */
const families: readonly (readonly ColumnType[])[] = [['integer', 'decimal'], ['date', 'datetime'], ['boolean']]

/** A column has a majority type from this number of its cells and this share of filled ones. */
const [minAlike, minShare] = [4, 0.8]

function majorityTypeOf(counts: Partial<Record<ColumnType, number>>): {
  majorityType: ColumnType | undefined
  others: number
} {
  const filled = Object.entries(counts).reduce((sum, [type, count]) => (type === 'empty' ? sum : sum + count), 0)
  for (const family of families) {
    const alike = family.reduce((sum, type) => sum + (counts[type] ?? 0), 0)
    if (alike < minAlike || alike === filled || alike < filled * minShare) continue
    return { majorityType: family.findLast((type) => (counts[type] ?? 0) > 0), others: filled - alike }
  }
  return { majorityType: undefined, others: 0 }
}

/** Whether the type of a cell differs from the majority of its column. */
export function isTypeOutlier(cell: string, majorityType: ColumnType): boolean {
  const type = typeOfCell(cell)
  return type !== 'empty' && !families.some((family) => family.includes(type) && family.includes(majorityType))
}

/** In terminal columns; wider cells are cut off when shown. */
const maxWidth = 60

/** Estimates the display width: characters from U+1100 on count as two Latin letters. */
export function widthOf(text: string): number {
  let width = 0
  for (let at = 0; at < text.length && width < maxWidth; at++) width += text.charCodeAt(at) < 0x11_00 ? 1 : 2
  return width
}
