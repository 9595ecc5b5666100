// biome-ignore-all lint/a11y/useSemanticElements: only the cells in view exist, which no table of HTML lays out
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { IconAlertTriangle, IconArrowDown, IconArrowsSort, IconArrowUp, IconFilter } from '@tabler/icons-react'
import { fill } from '#kit/sentence.ts'
import { joinLabel } from '#kit/words/marks.ts'
import type { ColumnsInView } from '#ui/rows/use-columns-in-view.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { ColumnSummary } from '../../table/columns.ts'
import type { PageTexts } from '../texts.en.ts'
import { rowNumberColumn } from './cell-position.ts'
import styles from './table.module.css'
import { type ArrangementState, nextSort } from './use-arrangement.ts'
import { useTypeNames } from './use-problem-sentence.ts'

interface GridHeadProps {
  columns: readonly ColumnSummary[]
  lefts: readonly number[]
  inView: ColumnsInView
  /** In pixels. */
  width: number
  height: number
  numberWidth: number
  arranging: ArrangementState
  /** The active column, if the active cell is in this row. */
  active: number | undefined
  idOf: (column: number) => string
  onSelect: (column: number) => void
  onFilter: (column: number) => void
}

/** The column names and types, with buttons to sort and filter. */
export function GridHead(props: GridHeadProps) {
  const { columns, lefts, inView, width, height, numberWidth, arranging, active, idOf, onSelect, onFilter } = props
  const words = usePageTexts<PageTexts>()
  const typeNames = useTypeNames()
  const { sort, filters } = arranging
  return (
    <div role="rowgroup" className={styles['head']} style={{ height, width }}>
      <div role="row" aria-rowindex={1}>
        <span
          id={idOf(rowNumberColumn)}
          role="columnheader"
          aria-colindex={1}
          aria-label="#"
          aria-selected={active === rowNumberColumn}
          className={styles['number']}
          style={{ width: numberWidth, height }}
        />
        {columns.slice(inView.from, inView.to).map(({ name, type, majorityType, isUnnamed, isRepeated }, at) => {
          const column = inView.from + at
          const left = lefts[column] ?? 0
          const direction = sort?.column === column ? (sort.isDescending ? 'descending' : 'ascending') : undefined
          const Arrow = direction ? { ascending: IconArrowUp, descending: IconArrowDown }[direction] : IconArrowsSort
          const next = nextSort(sort, column)
          const isFiltered = filters.has(column)
          const problem = isUnnamed ? words.unnamed : isRepeated ? words.repeated : undefined
          return (
            <span
              key={column}
              id={idOf(column)}
              role="columnheader"
              aria-colindex={column + 2}
              aria-sort={direction ?? 'none'}
              aria-selected={active === column}
              className={styles['column']}
              style={{ left: numberWidth + left, width: (lefts[column + 1] ?? left) - left }}
            >
              <button
                type="button"
                tabIndex={-1}
                className={styles['sort']}
                title={next ? (next.isDescending ? words.descending : words.ascending) : words.unsorted}
                onClick={() => {
                  onSelect(column)
                  arranging.sortBy(column)
                }}
              >
                <span className={styles['name']} data-problem={problem !== undefined || undefined} title={problem}>
                  {problem && <IconAlertTriangle size={14} stroke={1.75} aria-label={problem} />}
                  {name}
                </span>
                <span className={styles['type']}>{typeNames[majorityType ?? type]}</span>
              </button>
              <Arrow className={styles['arrow']} size={14} stroke={1.75} aria-hidden="true" />
              <button
                type="button"
                tabIndex={-1}
                className={styles['filter']}
                data-on={isFiltered || undefined}
                aria-label={isFiltered ? fill(words.filtered, { column: name }) : joinLabel(words.filter, name)}
                title={words.filter}
                onClick={() => onFilter(column)}
              >
                <IconFilter size={14} stroke={1.75} />
              </button>
            </span>
          )
        })}
      </div>
    </div>
  )
}
