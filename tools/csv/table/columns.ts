import { columnNamesOf } from '#lib/table/column-names.ts'
import { type ColumnType, columnTypes, commonType, typeOfCell } from '#lib/table/column-types.ts'

/** A column as it is seen. */
export interface SeenColumn {
  name: string
  type: ColumnType
  /** What most of its filled cells are, where a few are not and make it text. */
  usual: ColumnType | undefined
  /** How wide its cells are, in columns of a terminal. */
  width: number
  isUnnamed: boolean
  isRepeated: boolean
}

/** Learns of columns cell by cell: how many are of which type, and how wide they are. */
export class ColumnSurvey {
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

  /** Says what was learned, and how many cells are not as most of their columns are. */
  finish(header: readonly string[]): { columns: SeenColumn[]; oddCells: number } {
    const { names, unnamed, repeated } = columnNamesOf(header, Math.max(header.length, this.size))
    const [isUnnamed, isRepeated] = [new Set(unnamed), new Set(repeated)]
    let oddCells = 0
    const columns = names.map((name, column): SeenColumn => {
      const counts = this.#counts[column] ?? {}
      const { usual, others } = usualTypeOf(counts)
      oddCells += others
      return {
        name,
        type: columnTypes.filter((each) => counts[each]).reduce(commonType, 'empty'),
        usual,
        width: this.#widths[column] ?? 0,
        isUnnamed: header.length > 0 && isUnnamed.has(column),
        isRepeated: isRepeated.has(column),
      }
    })
    return { columns, oddCells }
  }
}

/** Types whose cells go together in one column. */
const families: readonly (readonly ColumnType[])[] = [['integer', 'decimal'], ['date', 'datetime'], ['boolean']]

/** A column of at least so many, of which at least this share is alike, is meant to be of that type. */
const [minAlike, minShare] = [4, 0.8]

function usualTypeOf(counts: Partial<Record<ColumnType, number>>): { usual: ColumnType | undefined; others: number } {
  const filled = Object.entries(counts).reduce((sum, [type, count]) => (type === 'empty' ? sum : sum + count), 0)
  for (const family of families) {
    const alike = family.reduce((sum, type) => sum + (counts[type] ?? 0), 0)
    if (alike < minAlike || alike === filled || alike < filled * minShare) continue
    return { usual: family.findLast((type) => (counts[type] ?? 0) > 0), others: filled - alike }
  }
  return { usual: undefined, others: 0 }
}

/** Tells whether the type of a cell differs from most of its column. */
export function isTypeOutlier(cell: string, usual: ColumnType): boolean {
  const type = typeOfCell(cell)
  return type !== 'empty' && !families.some((family) => family.includes(type) && family.includes(usual))
}

/** In columns of a terminal; what is wider is cut off when it is shown anyway. */
const maxWidth = 60

/** What stands above U+1100 is as wide as two Latin letters, near enough for the width of a column. */
export function widthOf(text: string): number {
  let width = 0
  for (let at = 0; at < text.length && width < maxWidth; at++) width += text.charCodeAt(at) < 0x11_00 ? 1 : 2
  return width
}
