// biome-ignore-all lint/a11y/useSemanticElements: only the cells in view exist, which no table of HTML lays out

import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react'
import type { ColumnType } from '#lib/table/column-types.ts'
import { numberWidthOf, useColumnsInView } from '#ui/rows/use-columns-in-view.ts'
import { useRowHeight } from '#ui/rows/use-row-height.ts'
import { useRowsInView } from '#ui/rows/use-rows-in-view.ts'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { type ColumnSummary, widthOf } from '../../table/columns.ts'
import type { PageTexts } from '../texts.en.ts'
import { type CellPosition, headerRow, rowNumberColumn } from './cell-position.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import styles from './table.module.css'
import type { TableHandle } from './table-handle.ts'
import type { ArrangementState } from './use-arrangement.ts'
import { useTypeNames } from './use-problem-sentence.ts'

interface GridProps {
  label: string
  table: TableHandle
  arranging: ArrangementState
  active: CellPosition
  onActive: (cell: CellPosition) => void
  /** With the row's number in the unsorted table. */
  onCopy: (row: number, column: number) => void
  onFilter: (column: number) => void
}

/**
 * A grid (WAI-ARIA) that draws only the rows and columns in view. Arrow keys move, also to the column names, where
 * Enter sorts; Enter and Ctrl+C copy a cell, or on a row number the whole row.
 */
export function Grid({ label, table, arranging, active, onActive, onCopy, onFilter }: GridProps) {
  const words = usePageTexts<PageTexts>()
  const typeNames = useTypeNames()
  const { worker, columns } = table
  const { count, round } = arranging.shown
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight()
  const numberWidth = numberWidthOf(table.rows)
  const lefts = useMemo(() => columnLefts(columns, typeNames), [columns, typeNames])
  const width = numberWidth + (lefts.at(-1) ?? 0)
  const { from, to, top, height, show } = useRowsInView(scroller, count, rowHeight, headHeight)
  const inView = useColumnsInView(scroller, lefts, numberWidth)
  const answer = useAsyncValue(async () => {
    const asked = { from, to, fromColumn: inView.from, toColumn: inView.to }
    return { ...asked, rows: await worker.ask('page', asked) }
  }, [worker, round, from, to, inView.from, inView.to])
  const id = useId()
  const idOf = ({ row, column }: CellPosition) => `${id}${row}.${column}`
  const first = answer?.from ?? from
  const isDrawn = active.row === headerRow || answer?.rows[active.row - first] !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: the active cell comes into view when it becomes active
  useEffect(() => {
    if (active.row >= 0) show(active.row)
    inView.show(active.column)
  }, [active])

  // Scrolls to the top when the rows are sorted or filtered anew.
  const lastRound = useRef(round)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when rows have been arranged anew
  useEffect(() => {
    if (lastRound.current === round) return
    lastRound.current = round
    if (active.row !== headerRow) onActive({ row: count > 0 ? 0 : headerRow, column: active.column })
    show(0)
  }, [round])

  const focus = () => scroller.current?.focus({ preventScroll: true })
  const move = (row: number, column: number) =>
    onActive({
      row: Math.min(count - 1, Math.max(headerRow, row)),
      column: Math.min(columns.length - 1, Math.max(rowNumberColumn, column)),
    })
  function copy(): void {
    const row = active.row === headerRow ? headerRow : answer?.rows[active.row - first]?.row
    if (row !== undefined) onCopy(row, active.column)
  }

  function press(event: KeyboardEvent): void {
    if (event.target !== scroller.current) return
    const { row, column } = active
    const page = Math.max(1, Math.floor((scroller.current.clientHeight - headHeight) / rowHeight) - 1)
    const isFar = event.ctrlKey || event.metaKey
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(row + 1, column),
      ArrowUp: () => move(row - 1, column),
      ArrowRight: () => move(row, column + 1),
      ArrowLeft: () => move(row, column - 1),
      PageDown: () => move(row + page, column),
      PageUp: () => move(Math.max(0, row - page), column),
      Home: () => move(isFar ? 0 : row, isFar ? 0 : rowNumberColumn),
      End: () => move(isFar ? count - 1 : row, columns.length - 1),
      Enter: () => (row === headerRow && column !== rowNumberColumn ? arranging.sortBy(column) : copy()),
      c: () => isFar && copy(),
    }
    const isMeant = event.key === 'c' ? isFar : !isFar || event.key === 'Home' || event.key === 'End'
    const does = isMeant && !event.altKey ? keys[event.key] : undefined
    if (!does) return
    event.preventDefault()
    does()
  }

  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      className={styles['grid']}
      aria-label={label}
      aria-busy={arranging.isBusy}
      aria-rowcount={count + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={isDrawn ? idOf(active) : undefined}
      onKeyDown={press}
    >
      <GridHead
        columns={columns}
        lefts={lefts}
        inView={inView}
        width={width}
        height={headHeight}
        numberWidth={numberWidth}
        arranging={arranging}
        active={active.row === headerRow ? active.column : undefined}
        idOf={(column) => idOf({ row: headerRow, column })}
        onSelect={(column) => {
          onActive({ row: headerRow, column })
          focus()
        }}
        onFilter={onFilter}
      />
      <div role="rowgroup" style={{ height, width }} className={styles['space']}>
        <div role="none" style={{ transform: `translateY(${top + (first - from) * rowHeight}px)` }}>
          {answer?.rows.map((row, at) => (
            <GridRow
              // biome-ignore lint/suspicious/noArrayIndexKey: what is drawn of a row comes from outside of it
              key={first + at}
              row={row}
              at={first + at}
              fromColumn={answer.fromColumn}
              columns={columns}
              lefts={lefts}
              height={rowHeight}
              numberWidth={numberWidth}
              active={first + at === active.row ? active.column : undefined}
              idOf={(column) => idOf({ row: first + at, column })}
              onSelect={(column) => {
                onActive({ row: first + at, column })
                focus()
              }}
              onCopy={(column) => onCopy(row.row, column)}
            />
          ))}
        </div>
      </div>
      {count === 0 && table.rows > 0 && <p className={styles['none']}>{words.noRows}</p>}
    </div>
  )
}

/** The height of the header, in pixels. */
const headHeight = 48

/**
 * In pixels: the widths of a character, of a small character of a type, of padding, of the sign before a name, of the
 * buttons after it, and the minimum and maximum width of a column.
 */
const [characterWidth, smallWidth, padding, sign, buttons, minWidth, maxWidth] = [8.2, 6.7, 22, 18, 66, 84, 340]

/** The left edges of the columns and the right edge of the last; widths fit the content, within limits. */
function columnLefts(columns: readonly ColumnSummary[], typeNames: Partial<Record<ColumnType, string>>): number[] {
  const lefts = [0]
  let left = 0
  for (const { name, width, type, majorityType, isUnnamed, isRepeated } of columns) {
    const nameWidth = widthOf(name) * characterWidth + (isUnnamed || isRepeated ? sign : 0)
    const typeWidth = widthOf(typeNames[majorityType ?? type] ?? '') * smallWidth
    const needed = Math.max(width * characterWidth + padding, Math.max(nameWidth, typeWidth) + buttons)
    left += Math.round(Math.min(maxWidth, Math.max(minWidth, needed)))
    lefts.push(left)
  }
  return lefts
}
