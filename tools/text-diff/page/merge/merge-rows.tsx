// biome-ignore-all lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
// biome-ignore-all lint/a11y/useSemanticElements: only the rows in view exist, which no list of HTML tells
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react'
import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { type Choice, choices } from '../../merge/write-merge.ts'
import type { PageTexts } from '../texts.en.ts'
import { maxLineLength } from '../view/line-text.tsx'
import { useColumns } from '../view/use-columns.ts'
import { rowHeight, useRows } from '../view/use-rows.ts'
import styles from './merge.module.css'
import { headRows, type MergeRow, type MergeRowList } from './merge-row-list.ts'
import type { ConflictSteps } from './use-conflict-steps.ts'

interface MergeRowsProps {
  list: MergeRowList
  wraps: boolean
  steps: ConflictSteps
  onTake: (part: number, choice: Choice) => void
  onUndo: (() => void) | undefined
}

/** The rows of the merged text that are in view. */
export function MergeRows({ list, wraps, steps, onTake, onUndo }: MergeRowsProps) {
  const words = usePageTexts<PageTexts>()
  const scroller = useRef<HTMLDivElement>(null)
  const drawn = useRef<HTMLDivElement>(null)
  const { texts } = list.merging
  const longest = Math.max(...Object.values(texts).map((text) => text.longest))
  const digits = String(list.lineCount).length
  const rows = useRows({
    list,
    scroller,
    drawn,
    wraps,
    columns: useColumns(scroller, 1, [digits]),
    showUnwrapped({ from, height, show }, row) {
      const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
      // With more rows than a browser can lay out, the scroll position is scaled and does not tell the row.
      const first = height === list.count * rowHeight ? scrollTop / rowHeight : from
      const inView = Math.floor(clientHeight / rowHeight)
      // Two rows below the top, with as much of the conflict as fits.
      if (row - 2 < first) show(Math.max(0, row - 2))
      else show(Math.min(list.count - 1, row + Math.max(headRows, inView - 3)))
    },
  })

  useLayoutEffect(() => {
    steps.show.current = rows.show
  })

  return (
    <div
      ref={scroller}
      className={styles['scroller']}
      tabIndex={0}
      role="group"
      aria-label={words.merged}
      data-wraps={wraps || undefined}
      style={{ '--digits': digits, '--longest': Math.min(longest, maxLineLength) } as CSSProperties}
      onKeyDown={(event) => {
        if (!onUndo || event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        onUndo()
      }}
    >
      <div className={styles['all']} style={{ height: rows.height }}>
        <div
          ref={drawn}
          className={styles['rows']}
          data-placed={rows.height === undefined ? undefined : true}
          style={{ top: rows.top }}
        >
          {Array.from({ length: Math.max(0, rows.to - rows.from) }, (_, offset) => {
            const index = rows.from + offset
            const row = list.at(index)
            if (row.kind === 'line') return <Line key={index} row={row} />
            if (row.kind === 'head') return <Head key={index} row={row} steps={steps} onTake={onTake} />
            // The head above covers it, unless that is out of view. Wrapped rows need an element each, as they are
            // found by index.
            return wraps || offset === 0 ? <div key={index} className={styles['under']} /> : null
          })}
        </div>
      </div>
    </div>
  )
}

function Line({ row: { of, text, number, isOpen } }: { row: MergeRow & { kind: 'line' } }) {
  const words = usePageTexts<PageTexts>()
  const line = text.replace(/\r?\n$/, '')
  const rest = line.length - maxLineLength
  return (
    <div className={styles['line']} data-of={of} data-open={isOpen || undefined}>
      <span className={styles['number']}>{number}</span>
      <span className={styles['text']}>
        {line.slice(0, maxLineLength)}
        {rest > 0 && <i>… {fill(words.cut, { count: rest })}</i>}
      </span>
    </div>
  )
}

interface HeadProps {
  row: MergeRow & { kind: 'head' }
  steps: ConflictSteps
  onTake: MergeRowsProps['onTake']
}

/** The head of a conflict: its number and the choices. */
function Head({ row: { part, conflict, choice, hasBase }, steps, onTake }: HeadProps) {
  const words = usePageTexts<PageTexts>()
  const first = useRef<HTMLButtonElement>(null)
  const round = steps.current?.part === part ? steps.current.round : undefined
  useEffect(() => {
    // Whoever came here by keyboard can choose at once. The focus also scrolls it into view if the rows are not
    // measured yet.
    if (round !== undefined) first.current?.focus()
  }, [round])

  const title = fill(words.conflict, { number: conflict + 1 })
  return (
    <div
      className={styles['head']}
      role="group"
      aria-label={title}
      data-open={choice === undefined || undefined}
      data-current={round !== undefined || undefined}
    >
      <div>
        <b>{title}</b>
        {choices
          .filter((each) => each !== 'base' || hasBase)
          .map((each) => (
            <button
              key={each}
              ref={each === 'mine' ? first : undefined}
              type="button"
              aria-pressed={choice === each}
              onClick={() => onTake(part, each)}
            >
              {words.take[each]}
            </button>
          ))}
      </div>
    </div>
  )
}
