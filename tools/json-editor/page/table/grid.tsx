// biome-ignore-all lint/a11y/useSemanticElements: only the cells in view exist, which no table of HTML lays out
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useShortcutScope } from '#ui/commands/shortcut-scope.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { numberWidthOf, useColumnsInView } from '#ui/rows/use-columns-in-view.ts'
import { useRowHeight } from '#ui/rows/use-row-height.ts'
import { useRowsInView } from '#ui/rows/use-rows-in-view.ts'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Table } from '../../document/table.ts'
import type { ValuePreview } from '../../document/value-preview.ts'
import { useDocument } from '../document/document-context.tsx'
import { useEditActions } from '../document/use-edit-actions.ts'
import { SearchBar } from '../search/search-bar.tsx'
import type { PageTexts } from '../texts.en.ts'
import { columnWidth } from './column-width.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import styles from './table.module.css'

/** A cell by its row and column, both counted from 0. */
export interface Cell {
  row: number
  column: number
}

/**
 * A table whose cells are edited in their places (WAI-ARIA, grid): arrows move, Enter edits, Delete takes a member out,
 * the head of a column sorts the list by it. Only the cells in view are drawn.
 */
export function Grid({ table }: { table: Table & { rows: number } }) {
  const words = usePageTexts<PageTexts>()
  const { remoteState, setView, enqueue } = useDocument()
  const { remote, version, selection, select } = remoteState
  const { make } = useEditActions()
  const columns = table.hasLoose ? [undefined, ...table.columns] : table.columns
  const scroller = useRef<HTMLDivElement>(null)
  const numberWidth = numberWidthOf(table.rows)
  const rowHeight = useRowHeight()
  const { from, to, top, height, show } = useRowsInView(scroller, table.rows, rowHeight, headHeight)
  const lefts = useMemo(() => Array.from({ length: columns.length + 1 }, (_, at) => at * columnWidth), [columns.length])
  const inView = useColumnsInView(scroller, lefts, numberWidth)
  const answer = useAsyncValue(
    async () => ({ first: from, rows: await remote.ask('tableRows', from, to) }),
    [remote, version, table, from, to],
  )
  const { first = from, rows } = answer ?? {}
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 })
  const [isEditing, setEditing] = useState(false)
  useShortcutScope('table')
  const id = useId()
  const rowOf = (row: number) => rows?.[row - first]
  const cellAt = ({ row, column }: Cell): ValuePreview | undefined => {
    const tableRow = rowOf(row)
    const name = columns[column]
    if (!tableRow) return undefined
    return name === undefined
      ? tableRow.item.kind === 'object'
        ? undefined
        : tableRow.item
      : tableRow.cells[table.columns.indexOf(name)]
  }

  // Goes to the value that a search or another view has selected; after an edit the active cell stays.
  const lastVersion = useRef(version)
  const looseColumns = useRef(0)
  looseColumns.current = table.hasLoose ? 1 : 0
  useEffect(() => {
    const isEdited = lastVersion.current !== version
    lastVersion.current = version
    if (isEdited) return
    void remote.ask('cellOf', selection.token).then(
      (cell) => cell && setActive({ row: cell.row, column: Math.max(0, cell.column + looseColumns.current) }),
      () => {},
    )
  }, [remote, selection, version])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the active cell comes into view when it becomes active
  useEffect(() => {
    show(active.row)
    inView.show(active.column)
  }, [active])

  const focus = () => scroller.current?.focus({ preventScroll: true })
  const move = (row: number, column: number) =>
    setActive({
      row: Math.min(table.rows - 1, Math.max(0, row)),
      column: Math.min(columns.length - 1, Math.max(0, column)),
    })
  async function addRow(): Promise<void> {
    const item = rowOf(active.row)?.item
    const beside = item ? { behind: item.token } : { within: table.token }
    const source = table.columns.length > 0 ? '{}' : 'null'
    await make({ edit: 'insert', beside, source }, words.changed)
    setActive({ row: Math.min(active.row + 1, table.rows), column: active.column })
  }
  async function removeRow(): Promise<void> {
    const item = rowOf(active.row)?.item
    if (!item) return
    await make({ edit: 'remove', token: item.token }, words.removed)
    move(Math.min(active.row, table.rows - 2), active.column)
  }
  async function removeCell(): Promise<void> {
    const cell = cellAt(active)
    if (!cell || columns[active.column] === undefined) return
    await make({ edit: 'remove', token: cell.token }, words.removed)
    setActive({ ...active })
  }
  async function enter(cell: ValuePreview | undefined): Promise<void> {
    if (!cell || cell.children === 0) return setEditing(true)
    await enqueue(async () => {
      select(await remote.ask('reveal', cell.token))
      setView('tree')
    })
  }

  function press(event: KeyboardEvent): void {
    if (event.target !== scroller.current) return
    const { row, column } = active
    const page = Math.max(1, Math.floor(scroller.current.clientHeight / rowHeight) - 2)
    const isFar = event.ctrlKey || event.metaKey
    const keys: Record<string, () => unknown> = {
      ArrowDown: () => move(row + 1, column),
      ArrowUp: () => move(row - 1, column),
      ArrowRight: () => move(row, column + 1),
      ArrowLeft: () => move(row, column - 1),
      PageDown: () => move(row + page, column),
      PageUp: () => move(row - page, column),
      Home: () => move(isFar ? 0 : row, 0),
      End: () => move(isFar ? table.rows - 1 : row, columns.length - 1),
      Enter: () => void enter(cellAt(active)),
      F2: () => setEditing(true),
      Delete: removeCell,
      Insert: addRow,
    }
    const does = isFar && event.key !== 'Home' && event.key !== 'End' ? undefined : keys[event.key]
    if (!does) return
    event.preventDefault()
    if (edits.has(event.key)) void enqueue(does)
    else does()
  }

  return (
    <>
      <div className={styles['tools']}>
        <IconButton label={words.addRow} onClick={() => void enqueue(addRow)}>
          <IconPlus size={18} stroke={1.75} />
        </IconButton>
        <IconButton label={words.removeRow} disabled={table.rows === 0} onClick={() => void enqueue(removeRow)}>
          <IconTrash size={18} stroke={1.75} />
        </IconButton>
        <SearchBar />
      </div>
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        className={styles['grid']}
        aria-label={words.table}
        aria-rowcount={table.rows + 1}
        aria-colcount={columns.length + 1}
        aria-activedescendant={rowOf(active.row) ? `${id}${active.row}-${active.column}` : undefined}
        onKeyDown={press}
      >
        <GridHead table={table} columns={columns} inView={inView} height={headHeight} numberWidth={numberWidth} />
        <div
          role="rowgroup"
          style={{ height, width: numberWidth + columns.length * columnWidth }}
          className={styles['space']}
        >
          <div role="none" style={{ transform: `translateY(${top + (first - from) * rowHeight}px)` }}>
            {rows?.map((row, at) => (
              <GridRow
                // Keyed by index, so that a field survives when an edit before it changes the tokens of the items.
                // biome-ignore lint/suspicious/noArrayIndexKey: the content of a row comes from its props
                key={first + at}
                id={id}
                row={row}
                number={first + at}
                table={table}
                columns={columns}
                inView={inView}
                height={rowHeight}
                numberWidth={numberWidth}
                active={first + at === active.row ? active.column : undefined}
                isEditing={isEditing}
                onSelect={(column) => {
                  setActive({ row: first + at, column })
                  focus()
                }}
                onEnter={(column, cell) => {
                  setActive({ row: first + at, column })
                  void enter(cell)
                }}
                onEnd={(key) => {
                  setEditing(false)
                  if (key === 'Tab') move(first + at, active.column + 1)
                  if (key === 'Enter') move(first + at + 1, active.column)
                  focus()
                }}
              />
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

/** The keys that edit. */
const edits = new Set(['Delete', 'Insert'])

/** In pixels. */
const headHeight = 36
