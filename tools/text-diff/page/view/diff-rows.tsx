// biome-ignore-all lint/a11y/useSemanticElements: only the rows in view exist, which no table of HTML lays out
// biome-ignore-all lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { countOf } from '../../comparison/text-lines.ts'
import type { SideName } from '../../rows/moved-line.ts'
import type { RowList } from '../../rows/row-list.ts'
import type { View } from '../../rows/row-runs.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './diff.module.css'
import { DiffRow } from './diff-row.tsx'
import type { ChangeSteps } from './use-change-steps.ts'
import { useColumns } from './use-columns.ts'
import { useRows } from './use-rows.ts'

/** More marks on the strip could not be told apart. */
const maxMarks = 300

interface DiffRowsProps {
  list: RowList
  view: View
  wraps: boolean
  steps: ChangeSteps
  /** Unfolds the lines before a change. */
  onUnfold: (change: number) => void
}

/** The rows in view, one horizontal scroll bar for all texts, and the overview beside. */
export default function DiffRows({ list, view, wraps, steps, onUnfold }: DiffRowsProps) {
  const words = usePageTexts<PageTexts>()
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const drawn = useRef<HTMLDivElement>(null)
  const horizontal = useRef<HTMLDivElement>(null)
  const { left, right } = list.comparison
  const digits = String(Math.max(countOf(left), countOf(right))).length
  const longest = Math.max(left.longest, right.longest)

  const rows = useRows({
    list,
    scroller,
    drawn,
    wraps,
    columns: useColumns(scroller, view === 'split' ? 2 : 1, [digits, digits]),
    showUnwrapped: (unwrapped, row, isForwards = true) =>
      unwrapped.show(isForwards ? Math.min(list.count - 1, row + 8) : Math.max(0, row - 4)),
  })

  useLayoutEffect(() => {
    steps.show.current = rows.show
  })
  const goTo = (side: SideName, line: number) => {
    steps.goTo(side, line)
    // The clicked button may be out of view now, and lose the focus.
    scroller.current?.focus({ preventScroll: true })
  }
  useHorizontalWheel(scroller, horizontal)

  return (
    <div
      ref={frame}
      className={styles['frame']}
      data-view={view}
      data-wraps={wraps || undefined}
      style={{ '--digits': digits, '--longest': longest } as CSSProperties}
    >
      <div className={styles['beside']}>
        <div
          ref={scroller}
          className={styles['scroller']}
          tabIndex={0}
          role="group"
          aria-label={words.differences}
          style={{ height: rows.full }}
        >
          <div className={styles['all']} style={{ height: rows.height }}>
            <div
              ref={drawn}
              role="table"
              aria-label={words.differences}
              aria-rowcount={list.count}
              className={styles['rows']}
              data-placed={rows.height === undefined ? undefined : true}
              style={{ top: rows.top }}
            >
              {Array.from({ length: Math.max(0, rows.to - rows.from) }, (_, offset) => {
                const index = rows.from + offset
                return (
                  <DiffRow
                    key={index}
                    index={index}
                    row={list.at(index)}
                    view={view}
                    current={steps.current}
                    onUnfold={onUnfold}
                    onGo={goTo}
                  />
                )
              })}
            </div>
          </div>
        </div>
        <Overview list={list} onChoose={steps.goNear} />
      </div>
      {!wraps && (
        <div
          ref={horizontal}
          className={styles['across']}
          onScroll={({ currentTarget }) => frame.current?.style.setProperty('--x', `${currentTarget.scrollLeft}px`)}
        >
          <div />
        </div>
      )}
    </div>
  )
}

/** Scrolls the texts horizontally by wheel and touch pad, though the scroll bar is another element. */
function useHorizontalWheel(
  scroller: { current: HTMLElement | null },
  horizontal: { current: HTMLElement | null },
): void {
  useEffect(() => {
    const { current } = scroller
    const onWheel = (event: WheelEvent) => {
      const distance = event.shiftKey ? event.deltaY : event.deltaX
      if (horizontal.current && distance !== 0) horizontal.current.scrollLeft += distance
    }
    current?.addEventListener('wheel', onWheel, { passive: true })
    return () => current?.removeEventListener('wheel', onWheel)
  }, [scroller, horizontal])
}

interface OverviewProps {
  list: RowList
  onChoose: (row: number) => void
}

/**
 * A strip beside the rows that shows where changes are; a click goes to the nearest. Hidden from screen readers, since
 * shortcuts go from change to change.
 */
function Overview({ list, onChoose }: OverviewProps) {
  const marks = useMemo(() => marksOf(list), [list])
  return (
    <div
      className={styles['overview']}
      aria-hidden="true"
      onClick={({ clientY, currentTarget }) => {
        const { top, height } = currentTarget.getBoundingClientRect()
        onChoose(Math.floor(((clientY - top) / height) * list.count))
      }}
    >
      {marks.map(({ top, height }) => (
        <span key={top} style={{ top: `${top}%`, height: `max(2px, ${height}%)` }} />
      ))}
    </div>
  )
}

/** Where changes are, in percent of the height; marks that touch are joined. */
function marksOf(list: RowList): { top: number; height: number }[] {
  const marks: { from: number; to: number }[] = []
  const { count, changeRows } = list
  for (let change = 0; change < changeRows.length; change++) {
    const row = changeRows[change] as number
    const from = Math.floor((row / count) * maxMarks)
    const last = marks.at(-1)
    // A shortcut: of a million changes most fall into an existing mark.
    if (last && from < last.to && last.to - last.from === 1 && count > 100 * maxMarks) continue
    const to = Math.max(from + 1, Math.ceil(((row + list.heightOf(change)) / count) * maxMarks))
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else marks.push({ from, to })
  }
  return marks.map(({ from, to }) => ({ top: (from / maxMarks) * 100, height: ((to - from) / maxMarks) * 100 }))
}
