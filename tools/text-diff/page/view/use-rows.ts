import { type RefObject, useMemo } from 'react'
import { type RowsInView, useRowsInView } from '#ui/rows/use-rows-in-view.ts'
import { maxLineLength } from './line-text.tsx'
import { RowHeights } from './row-heights.ts'
import { useWrappedRows } from './use-wrapped-rows.ts'

interface TextRows {
  count: number
  /** How many lines each row takes, by how many a text of a length in UTF-16 units takes. */
  wrappedLines: (linesFor: (length: number) => number) => Iterable<number>
}

interface RowsOptions {
  list: TextRows
  scroller: RefObject<HTMLElement | null>
  /** Holds the rows that are drawn, an element for each while they are wrapped. */
  drawn: RefObject<HTMLElement | null>
  wraps: boolean
  /** How many characters stand in a line. */
  columns: number
  /** Brings a row into view where all are equally tall. */
  showEven: (even: RowsInView, row: number, isForwards?: boolean) => void
}

interface DrawnRows extends Pick<RowsInView, 'from' | 'to'> {
  /** In pixels; undefined where all rows are drawn, one below the other. */
  top?: number
  height?: number
  /** How tall all rows would be, in pixels; undefined likewise. */
  full?: number
  show: (row: number, isForwards?: boolean) => void
}

/** In pixels, as the style sheets have it. */
export const rowHeight = 24

/** The most rows that are all drawn. */
const maxWrapped = 400

/** Which rows are drawn, and where: all of few that are wrapped, otherwise those in view. */
export function useRows(options: RowsOptions): DrawnRows {
  const { list, scroller, drawn, wraps, columns, showEven } = options
  const { count } = list
  const wrapsMany = wraps && count > maxWrapped
  const heights = useMemo(
    () => (wrapsMany ? new RowHeights(list.count, heightsOf(list, columns)) : undefined),
    [wrapsMany, list, columns],
  )
  const wrapped = useWrappedRows(scroller, drawn, heights, rowHeight)
  const even = useRowsInView(scroller, wraps ? 0 : count, rowHeight)
  if (wrapsMany) {
    const { from, to, height, show } = wrapped
    return { from, to: Math.min(to, count), height, full: height, show }
  }
  if (!wraps) {
    const { from, to, top, height } = even
    const show: DrawnRows['show'] = (row, isForwards) => showEven(even, row, isForwards)
    return { from, to: Math.min(to, count), top, height, full: count * rowHeight, show }
  }
  const show = (row: number) => drawn.current?.children[row]?.scrollIntoView({ block: 'center' })
  return { from: 0, to: count, show }
}

/** About how tall rows are, by the lengths of their texts alone. */
function* heightsOf(list: TextRows, columns: number): Generator<number> {
  const linesFor = (length: number) => Math.max(1, Math.ceil(Math.min(maxLineLength, length) / columns))
  for (const lines of list.wrappedLines(linesFor)) yield rowHeight * lines
}
