// biome-ignore-all lint/a11y/useSemanticElements: only the cells in view exist, which no table of HTML lays out

import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react'
import type { ColumnType } from '#lib/table/column-types.ts'
import { numberWidthOf, useColumnsInView } from '#ui/rows/use-columns-in-view.ts'
import { useRowHeight } from '#ui/rows/use-row-height.ts'
import { useRowsInView } from '#ui/rows/use-rows-in-view.ts'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { type SeenColumn, widthOf } from '../../table/columns.ts'
import type { PageTexts } from '../texts.en.ts'
import { type Cell, head, whole } from './cells.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import type { OpenTable } from './open-table.ts'
import styles from './table.module.css'
import type { ArrangementState } from './use-arrangement.ts'
import { useTypeNames } from './use-problem-sentence.ts'

interface GridProps {
  label: string
  table: OpenTable
  arranging: ArrangementState
  active: Cell
  onActive: (cell: Cell) => void
  /** By the row as it was read. */
  onCopy: (row: number, column: number) => void
  onFilter: (column: number) => void
}

/**
 * Rows and columns of which only those in view are drawn (WAI-ARIA, grid): arrows move, also onto the names, where Enter
 * sorts; Enter and Ctrl+C copy a cell, and from its number a whole row.
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
  const idOf = ({ row, column }: Cell) => `${id}${row}.${column}`
  const first = answer?.from ?? from
  const isDrawn = active.row === head || answer?.rows[active.row - first] !== undefined

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
    if (active.row !== head) onActive({ row: count > 0 ? 0 : head, column: active.column })
    show(0)
  }, [round])

  const focus = () => scroller.current?.focus({ preventScroll: true })
  const move = (row: number, column: number) =>
    onActive({
      row: Math.min(count - 1, Math.max(head, row)),
      column: Math.min(columns.length - 1, Math.max(whole, column)),
    })
  function copy(): void {
    const row = active.row === head ? head : answer?.rows[active.row - first]?.row
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
      Home: () => move(isFar ? 0 : row, isFar ? 0 : whole),
      End: () => move(isFar ? count - 1 : row, columns.length - 1),
      Enter: () => (row === head && column !== whole ? arranging.sortBy(column) : copy()),
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
        active={active.row === head ? active.column : undefined}
        idOf={(column) => idOf({ row: head, column })}
        onSelect={(column) => {
          onActive({ row: head, column })
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

/** Of the names and their types, in pixels. */
const headHeight = 48

/**
 * In pixels: of a character, and of one of a type, of what stands beside it, of the sign before a name and what stands behind
 * it, and how wide columns may be.
 */
const [characterWidth, smallWidth, padding, sign, buttons, minWidth, maxWidth] = [8.2, 6.7, 22, 18, 66, 84, 340]

/** Where columns begin, and behind the last where it ends: as wide as what is in them, within limits. */
function columnLefts(columns: readonly SeenColumn[], typeNames: Partial<Record<ColumnType, string>>): number[] {
  const lefts = [0]
  let left = 0
  for (const { name, width, type, usual, isUnnamed, isRepeated } of columns) {
    const nameWidth = widthOf(name) * characterWidth + (isUnnamed || isRepeated ? sign : 0)
    const typeWidth = widthOf(typeNames[usual ?? type] ?? '') * smallWidth
    const needed = Math.max(width * characterWidth + padding, Math.max(nameWidth, typeWidth) + buttons)
    left += Math.round(Math.min(maxWidth, Math.max(minWidth, needed)))
    lefts.push(left)
  }
  return lefts
}
