import { IconAlertTriangle, IconFilterOff } from '@tabler/icons-react'
import { type Ref, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { OpeningState } from '#ui/opened/opening-state.tsx'
import { useOpened } from '#ui/opened/use-opened.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { TableMethods, TableSource } from '../../table/table-methods.ts'
import type { PageTexts } from '../texts.en.ts'
import { CellBar } from './cell-bar.tsx'
import { type CellPosition, headerRow, rowNumberColumn } from './cell-position.ts'
import { Grid } from './grid.tsx'
import styles from './table.module.css'
import type { TableHandle } from './table-handle.ts'
import { type ArrangementState, type FilterColumn, useArrangement } from './use-arrangement.ts'

/** A longer list would be of no use; further columns can be filtered from their headers. */
const maxChoices = 300

export interface TableViewProps extends TableSource {
  /** The accessible name of the table. */
  label: string
  /** Whether the result is outdated, so that it is dimmed. */
  isStale?: boolean
  /** Goes to a place in the text; undefined if the text cannot be edited. */
  onShowText: ((place: CaretPosition) => void) | undefined
}

/** Shows a text as a table. */
export default function TableView({ label, isStale = false, onShowText, ...source }: TableViewProps) {
  const [round, setRound] = useState(0)
  const opening = useOpened<TableMethods>(newWorker, source, round, typeof source.text === 'string')
  return (
    <div className={styles['view']} data-stale={isStale || undefined}>
      {opening.state === 'open' ? (
        <ArrangedTable
          // Sorting and filters stay as long as the columns are the same.
          key={opening.opened.summary.columns.map(({ name }) => name).join('\n')}
          label={label}
          table={{ ...opening.opened.summary, worker: opening.opened.worker }}
          onShowText={onShowText}
        />
      ) : (
        <OpeningState opening={opening} onAgain={() => setRound((now) => now + 1)} />
      )}
    </div>
  )
}

const newWorker = (): Worker =>
  new Worker(new URL('../../table/table.worker.browser.ts', import.meta.url), { type: 'module' })

interface ArrangedTableProps {
  label: string
  table: TableHandle
  onShowText: ((place: CaretPosition) => void) | undefined
}

/** A table with its filters above, and the active cell below. */
function ArrangedTable({ label, table, onShowText }: ArrangedTableProps) {
  const arranging = useArrangement(table)
  const [active, setActive] = useState<CellPosition>({ row: table.rows > 0 ? 0 : headerRow, column: 0 })
  const [filtered, setFiltered] = useState<FilterColumn>()
  const filter = useRef<HTMLInputElement>(null)
  const copy = useTableCopy(table)
  return (
    <>
      <FilterBar ref={filter} table={table} arranging={arranging} column={filtered} onColumn={setFiltered} />
      <Grid
        label={label}
        table={table}
        arranging={arranging}
        active={active}
        onActive={setActive}
        onCopy={copy}
        onFilter={(column) => {
          setFiltered(column)
          filter.current?.focus()
        }}
      />
      <CellBar table={table} arranging={arranging} active={active} onCopy={copy} onShowText={onShowText} />
    </>
  )
}

/**
 * Copies a cell, or a whole row for pasting into a spreadsheet, by its number in the unsorted table, or the column
 * names.
 */
function useTableCopy({ worker, columns }: TableHandle): (row: number, column: number) => Promise<boolean> {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const textOf = async (row: number, column: number): Promise<string> => {
    if (row === headerRow)
      return column === rowNumberColumn ? columns.map(({ name }) => name).join('\t') : (columns[column]?.name ?? '')
    return column === rowNumberColumn ? worker.ask('rowText', row) : worker.ask('cell', { row, column })
  }
  return async (row, column) => {
    const isCopied = await textOf(row, column)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      )
    announce(isCopied ? words.copied : words.copyFailed)
    return isCopied
  }
}

interface FilterBarProps {
  ref: Ref<HTMLInputElement>
  table: TableHandle
  arranging: ArrangementState
  /** The column whose filter is edited. */
  column: FilterColumn
  onColumn: (column: FilterColumn) => void
}

/** The filters, for single columns or for any, with the number of rows that pass. */
function FilterBar({ ref, table, arranging, column, onColumn }: FilterBarProps) {
  const words = usePageTexts<PageTexts>()
  const { filters, isOnlyProblems, shown } = arranging
  const { rows, problems, columns } = table
  const isFiltered = filters.size > 0 || isOnlyProblems
  const count = formatCount(rows)
  const title = fill(words.problems, { count: formatCount(problems) })
  return (
    <div className={styles['filters']}>
      <select
        aria-label={words.filterColumn}
        value={column ?? ''}
        onChange={({ currentTarget: { value } }) => onColumn(value === '' ? undefined : Number(value))}
      >
        <option value="">{words.anyColumn}</option>
        {columns.map(
          ({ name }, at) =>
            (at < maxChoices || at === column) && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <option key={at} value={at}>
                {name}
              </option>
            ),
        )}
      </select>
      <input
        ref={ref}
        type="search"
        aria-label={words.filter}
        placeholder={words.filter}
        value={filters.get(column) ?? ''}
        onChange={({ currentTarget: { value } }) => arranging.filter(column, value)}
      />
      <IconButton label={words.clearFilters} disabled={!isFiltered} onClick={arranging.clearFilters}>
        <IconFilterOff size={18} stroke={1.75} />
      </IconButton>
      {problems > 0 && (
        <button
          type="button"
          className={styles['problems']}
          aria-pressed={isOnlyProblems}
          title={words.onlyProblems}
          onClick={arranging.toggleProblems}
        >
          <IconAlertTriangle size={16} stroke={1.75} /> {title}
        </button>
      )}
      <span className={styles['count']} role="status">
        {isFiltered ? fill(words.shown, { shown: formatCount(shown.count), count }) : fill(words.rows, { count })}
      </span>
    </div>
  )
}
