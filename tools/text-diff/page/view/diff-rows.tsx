// biome-ignore-all lint/a11y/useSemanticElements: only the rows in view exist, which no table of HTML lays out
// biome-ignore-all lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { countOf } from '../../comparison/text-lines.ts'
import type { SideName } from '../../rows/moved-line.ts'
import type { RowList } from '../../rows/row-list.ts'
import type { View } from '../../rows/row-runs.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './diff.module.css'
import { DiffRow } from './diff-row.tsx'
import { Overview } from './overview.tsx'
import type { ChangeSteps } from './use-change-steps.ts'
import { useColumns } from './use-columns.ts'
import { useRows } from './use-rows.ts'

interface DiffRowsProps {
  list: RowList
  view: View
  wraps: boolean
  steps: ChangeSteps
  /** Unfolds the lines before a change. */
  onUnfold: (change: number) => void
}

/** The rows in view, one horizontal scroll bar for all texts, and the overview beside. */
export function DiffRows({ list, view, wraps, steps, onUnfold }: DiffRowsProps) {
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
