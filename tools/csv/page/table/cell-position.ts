/** A position in a grid: the row, as sorted and filtered, and the column, both counted from 0. */
export interface CellPosition {
  row: number
  column: number
}

/** The row of the column names, above the first row. */
export const headerRow = -1

/** The column of the row numbers, before the first column; it stands for the whole row. */
export const rowNumberColumn = -1
