import { type RefObject, useMemo } from 'react'
import { type RowsInView, useRowsInView } from '#ui/rows/use-rows-in-view.ts'
import { maxLineLength } from './line-text.tsx'
import { RowHeights } from './row-heights.ts'
import { useWrappedRows } from './use-wrapped-rows.ts'

interface TextRows {
  count: number
  /** The number of lines of each row; `linesFor` gives it for a text's length in UTF-16 units. */
  wrappedLines: (linesFor: (length: number) => number) => Iterable<number>
}

interface RowsOptions {
  list: TextRows
  scroller: RefObject<HTMLElement | null>
  /** The parent of the drawn rows, with an element for each row while they are wrapped. */
  drawn: RefObject<HTMLElement | null>
  wraps: boolean
  /** How many characters fit in a line. */
  columns: number
  /** Scrolls a row into view while all rows are equally tall. */
  showUnwrapped: (unwrapped: RowsInView, row: number, isForwards?: boolean) => void
}

interface DrawnRows extends Pick<RowsInView, 'from' | 'to'> {
  /** In pixels; undefined if all rows are drawn. */
  top?: number
  height?: number
  /** The height of all rows, in pixels; undefined if all are drawn. */
  full?: number
  show: (row: number, isForwards?: boolean) => void
}

/** In pixels, as in the style sheets. */
export const rowHeight = 24

/** Up to this number, wrapped rows are all drawn. */
const maxWrapped = 400

/** Tells which rows to draw, and where: all wrapped rows if they are few, otherwise those in view. */
export function useRows(options: RowsOptions): DrawnRows {
  const { list, scroller, drawn, wraps, columns, showUnwrapped } = options
  const { count } = list
  const wrapsMany = wraps && count > maxWrapped
  const heights = useMemo(
    () => (wrapsMany ? new RowHeights(list.count, heightsOf(list, columns)) : undefined),
    [wrapsMany, list, columns],
  )
  const wrapped = useWrappedRows(scroller, drawn, heights, rowHeight)
  const unwrapped = useRowsInView(scroller, wraps ? 0 : count, rowHeight)
  if (wrapsMany) {
    const { from, to, height, show } = wrapped
    return { from, to: Math.min(to, count), height, full: height, show }
  }
  if (!wraps) {
    const { from, to, top, height } = unwrapped
    const show: DrawnRows['show'] = (row, isForwards) => showUnwrapped(unwrapped, row, isForwards)
    return { from, to: Math.min(to, count), top, height, full: count * rowHeight, show }
  }
  const show = (row: number) => drawn.current?.children[row]?.scrollIntoView({ block: 'center' })
  return { from: 0, to: count, show }
}

/** Estimates the heights of rows from the lengths of their texts alone. */
function* heightsOf(list: TextRows, columns: number): Generator<number> {
  const linesFor = (length: number) => Math.max(1, Math.ceil(Math.min(maxLineLength, length) / columns))
  for (const lines of list.wrappedLines(linesFor)) yield rowHeight * lines
}
