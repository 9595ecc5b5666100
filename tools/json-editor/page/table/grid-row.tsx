// biome-ignore-all lint/a11y/useSemanticElements: only the cells in view exist, which no table of HTML lays out
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell

import { useState } from 'react'
import type { ColumnsInView } from '#ui/rows/use-columns-in-view.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Table, TableRow } from '../../document/table.ts'
import type { ValuePreview } from '../../document/value-preview.ts'
import { useEditActions } from '../document/use-edit-actions.ts'
import { InlineField } from '../fields/inline-field.tsx'
import { toJsonSource } from '../fields/to-json-source.ts'
import { ValueField } from '../fields/value-field.tsx'
import { childCountLabel } from '../results/child-count-label.ts'
import type { PageTexts } from '../texts.en.ts'
import { columnWidth } from './column-width.ts'
import styles from './table.module.css'

interface GridRowProps {
  id: string
  row: TableRow
  /** Counted from 0. */
  number: number
  table: Table
  columns: readonly (string | undefined)[]
  inView: ColumnsInView
  /** In pixels. */
  height: number
  numberWidth: number
  /** The active column, where the active cell is in this row. */
  active: number | undefined
  isEditing: boolean
  onSelect: (column: number) => void
  onEnter: (column: number, cell: ValuePreview | undefined) => void
  onEnd: (key?: string) => void
}

/** A row of the table: the number of the item, and its members in their columns. */
export function GridRow(props: GridRowProps) {
  const { id, row, number, table, columns, inView, height, numberWidth, active, isEditing, onSelect, onEnter, onEnd } =
    props
  const words = usePageTexts<PageTexts>()
  const place = new Map(table.columns.map((name, at) => [name, at]))
  const cellIn = (name: string | undefined) => {
    if (name === undefined) return row.item.kind === 'object' ? undefined : row.item
    return row.cells[place.get(name) ?? -1]
  }
  return (
    <div role="row" aria-rowindex={number + 2} className={styles['row']} style={{ height }}>
      <span role="rowheader" aria-colindex={1} className={styles['number']} style={{ width: numberWidth }}>
        {number}
      </span>
      {columns.slice(inView.from, inView.to).map((name, at) => {
        const column = inView.from + at
        const cell = cellIn(name)
        const isActive = active === column
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys
          <span
            key={column}
            id={`${id}${number}-${column}`}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={isActive}
            className={styles['cell']}
            data-kind={cell?.kind}
            style={{ left: numberWidth + column * columnWidth, width: columnWidth }}
            onClick={() => onSelect(column)}
            onDoubleClick={() => onEnter(column, cell)}
          >
            {isActive && isEditing ? (
              cell ? (
                <ValueField token={cell.token} onEnd={onEnd} />
              ) : (
                <NewCell item={row.item} name={name} onEnd={onEnd} />
              )
            ) : cell && cell.children > 0 ? (
              childCountLabel(cell, words)
            ) : (
              cell && `${cell.text}${cell.isCut ? '…' : ''}`
            )}
          </span>
        )
      })}
    </div>
  )
}

interface NewCellProps {
  /** The item that has no such member yet. */
  item: ValuePreview
  /** The member; undefined for the item itself. */
  name: string | undefined
  onEnd: (key?: string) => void
}

/** Adds a member to an item that lacks it, or replaces an item that is no object. */
function NewCell({ item, name, onEnd }: NewCellProps) {
  const words = usePageTexts<PageTexts>()
  const { commit } = useEditActions()
  // Whatever comes to stand in this row meanwhile.
  const [{ token, kind }] = useState(item)

  function take(typed: string): Promise<string | undefined> {
    const source = toJsonSource(typed)
    if (name !== undefined && kind === 'object') {
      return commit({ edit: 'insert', beside: { within: token }, source, name })
    }
    const whole = name === undefined ? source : `{${JSON.stringify(name)}:${source}}`
    return commit({ edit: 'replace', token, source: whole })
  }

  return <InlineField label={words.newValue} start="" onCommit={take} onEnd={onEnd} />
}
