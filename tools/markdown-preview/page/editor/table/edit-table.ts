import { type Alignment, cellsIn, readTable, type Table, writeTable } from './table-text.ts'

export type TableEdit =
  | 'next'
  | 'previous'
  | 'addRow'
  | 'removeRow'
  | 'addColumn'
  | 'removeColumn'
  | Exclude<Alignment, 'none'>

/** A table after an edit, and the selection: its line, and the columns in it. */
export interface EditedTable {
  lines: string[]
  line: number
  from: number
  to: number
}

/**
 * Edits a table from where the caret is, and aligns its source.
 *
 * @param line of the caret, within the table; the line of marks counts as the header
 * @param column of the caret, in UTF-16 units
 * @returns nothing where there is no cell to go to, or nothing left to remove
 */
export function editTable(lines: string[], line: number, column: number, edit: TableEdit): EditedTable | undefined {
  const table = readTable(lines)
  const at = { row: Math.max(0, line - 1), column: cellAt(lines[line] ?? '', column, table) }
  const to = edits[edit](table, at)
  if (!to) return undefined
  const written = writeTable(table)
  const row = to.row === 0 ? 0 : to.row + 1
  const text = written[row] ?? ''
  const cell = cellsIn(text)[to.column]
  const content = cell?.text ?? ''
  const between = text.slice(cell?.from, cell?.to)
  const from = (cell?.from ?? 0) + (content === '' ? 1 : between.indexOf(content))
  return { lines: written, line: row, from, to: from + content.length }
}

interface Cell {
  row: number
  column: number
}

/** The cell to go to; the table itself is changed. */
type Edit = (table: Table, cell: Cell) => Cell | undefined

const emptyRow = ({ alignments }: Table): string[] => alignments.map(() => '')

const align =
  (alignment: Alignment): Edit =>
  ({ alignments }, cell) => {
    // A second press takes it back.
    alignments[cell.column] = alignments[cell.column] === alignment ? 'none' : alignment
    return cell
  }

const edits: Record<TableEdit, Edit> = {
  next(table, { row, column }) {
    if (column + 1 < table.alignments.length) return { row, column: column + 1 }
    if (row + 1 === table.rows.length) table.rows.push(emptyRow(table))
    return { row: row + 1, column: 0 }
  },
  previous({ alignments }, { row, column }) {
    if (column > 0) return { row, column: column - 1 }
    return row > 0 ? { row: row - 1, column: alignments.length - 1 } : undefined
  },
  addRow(table, { row }) {
    table.rows.splice(row + 1, 0, emptyRow(table))
    return { row: row + 1, column: 0 }
  },
  removeRow({ rows }, { row, column }) {
    // Without a header it is no table.
    if (row === 0) return undefined
    rows.splice(row, 1)
    return { row: Math.min(row, rows.length - 1), column }
  },
  addColumn({ rows, alignments }, { row, column }) {
    for (const cells of rows) cells.splice(column + 1, 0, '')
    alignments.splice(column + 1, 0, 'none')
    return { row, column: column + 1 }
  },
  removeColumn({ rows, alignments }, { row, column }) {
    if (alignments.length === 1) return undefined
    for (const cells of rows) cells.splice(column, 1)
    alignments.splice(column, 1)
    return { row, column: Math.min(column, alignments.length - 1) }
  },
  left: align('left'),
  center: align('center'),
  right: align('right'),
}

function cellAt(line: string, column: number, { alignments }: Table): number {
  const cell = cellsIn(line).findIndex(({ to }) => column <= to)
  return cell === -1 ? alignments.length - 1 : Math.min(cell, alignments.length - 1)
}
