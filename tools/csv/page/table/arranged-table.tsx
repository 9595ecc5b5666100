import { useRef, useState } from 'react'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { CellLine } from './cell-line.tsx'
import { type Cell, head } from './cells.ts'
import { FilterBar } from './filter-bar.tsx'
import { Grid } from './grid.tsx'
import type { OpenTable } from './open-table.ts'
import { type FilterColumn, useArrangement } from './use-arrangement.ts'
import { useTableCopy } from './use-table-copy.ts'

interface ArrangedTableProps {
  label: string
  table: OpenTable
  onShowText: ((place: CaretPosition) => void) | undefined
}

/** A table with what filters it above, and below all of the cell that is chosen. */
export function ArrangedTable({ label, table, onShowText }: ArrangedTableProps) {
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
