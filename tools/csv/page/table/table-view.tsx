import { useRef, useState } from 'react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { OpeningState } from '#ui/opened/opening-state.tsx'
import { useOpened } from '#ui/opened/use-opened.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { TableMethods, TableSource } from '../../table/table-methods.ts'
import type { PageTexts } from '../texts.en.ts'
import { CellLine } from './cell-line.tsx'
import { type Cell, head, whole } from './cells.ts'
import { FilterBar } from './filter-bar.tsx'
import { Grid } from './grid.tsx'
import type { OpenTable } from './open-table.ts'
import styles from './table.module.css'
import { type FilterColumn, useArrangement } from './use-arrangement.ts'

export interface TableViewProps extends TableSource {
  /** What the table is called. */
  label: string
  /** The run that made it is over, or failed: it is paler. */
  isStale?: boolean
  /** Leads to a place in the text, where that can be edited. */
  onShowText: ((place: CaretPosition) => void) | undefined
}

/** A text as the table that it is. */
export default function TableView({ label, isStale = false, onShowText, ...source }: TableViewProps) {
  const [round, setRound] = useState(0)
  const opening = useOpened<TableMethods>(newWorker, source, round, typeof source.text === 'string')
  return (
    <div className={styles['view']} data-stale={isStale || undefined}>
      {opening.state === 'open' ? (
        <ArrangedTable
          // The same columns again stay sorted and filtered as they are.
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
  table: OpenTable
  onShowText: ((place: CaretPosition) => void) | undefined
}

/** A table with what filters it above, and below all of the cell that is chosen. */
function ArrangedTable({ label, table, onShowText }: ArrangedTableProps) {
  const arranging = useArrangement(table)
  const [active, setActive] = useState<Cell>({ row: table.rows > 0 ? 0 : head, column: 0 })
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
      <CellLine table={table} arranging={arranging} active={active} onCopy={copy} onShowText={onShowText} />
    </>
  )
}

/** Copies a cell, or a whole row as spreadsheets paste it; by the row as it was read, the names where it is the head. */
function useTableCopy({ worker, columns }: OpenTable): (row: number, column: number) => Promise<boolean> {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const textOf = async (row: number, column: number): Promise<string> => {
    if (row === head)
      return column === whole ? columns.map(({ name }) => name).join('\t') : (columns[column]?.name ?? '')
    return column === whole ? worker.ask('rowText', row) : worker.ask('cell', { row, column })
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
