/** A place in a grid: its row as it is shown and its column, both counted from 0. */
export interface Cell {
  row: number
  column: number
}

/** The row of the names, above the first. */
export const head = -1

/** The column of the row numbers, before the first: the whole row. */
export const whole = -1
