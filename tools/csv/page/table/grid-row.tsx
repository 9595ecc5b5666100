// biome-ignore-all lint/a11y/useSemanticElements: only the cells in view exist, which no table of HTML lays out
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid hears the keys
import type { ColumnSummary } from '../../table/columns.ts'
import type { VisibleRow } from '../../table/table-document.ts'
import { rowNumberColumn } from './cell-position.ts'
import styles from './table.module.css'
import { useProblemSentence } from './use-problem-sentence.ts'

interface GridRowProps {
  row: VisibleRow
  /** Its position as sorted and filtered, counted from 0. */
  at: number
  /** The column of its first cell. */
  fromColumn: number
  columns: readonly ColumnSummary[]
  lefts: readonly number[]
  /** In pixels. */
  height: number
  numberWidth: number
  /** The active column, if the active cell is in this row. */
  active: number | undefined
  idOf: (column: number) => string
  onSelect: (column: number) => void
  onCopy: (column: number) => void
}

/** A row: its number in the unsorted table, and its cells. */
export function GridRow(props: GridRowProps) {
  const { row, at, fromColumn, columns, lefts, height, numberWidth, active, idOf, onSelect, onCopy } = props
  const sentenceOf = useProblemSentence(columns)
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      className={styles['row']}
      style={{ height }}
      data-active={active !== undefined}
    >
      <span
        id={idOf(rowNumberColumn)}
        role="rowheader"
        aria-colindex={1}
        aria-selected={active === rowNumberColumn}
        className={styles['number']}
        style={{ width: numberWidth }}
        onClick={() => onSelect(rowNumberColumn)}
        onDoubleClick={() => onCopy(rowNumberColumn)}
      >
        {row.row + 1}
      </span>
      {row.cells.map(({ text, problem }, index) => {
        const column = fromColumn + index
        const left = lefts[column] ?? 0
        const type = columns[column]?.majorityType ?? columns[column]?.type
        const sentence = problem && sentenceOf(problem, { column, cellCount: row.cellCount })
        return (
          <span
            key={column}
            id={idOf(column)}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={active === column}
            className={styles['cell']}
            data-number={type === 'integer' || type === 'decimal' || undefined}
            data-problem={problem}
            title={sentence}
            style={{ left: numberWidth + left, width: (lefts[column + 1] ?? left) - left }}
            onClick={() => onSelect(column)}
            onDoubleClick={() => onCopy(column)}
          >
            {text}
            {sentence && <span className="visually-hidden">, {sentence}</span>}
          </span>
        )
      })}
    </div>
  )
}
