import { type RefObject, useCallback, useEffect, useState } from 'react'

/** The width of the sticky column of row numbers, in pixels. */
export const numberWidthOf = (rows: number): number => Math.max(44, 20 + 8 * String(rows).length)

export interface ColumnsInView {
  from: number
  to: number
  /** Scrolls so that a column is in view. */
  show: (column: number) => void
}

/**
 * Returns which of many columns are in view, and one beyond each edge.
 *
 * @param lefts the left edge of each, then the right edge of the last, without the row numbers; in pixels
 */
export function useColumnsInView(
  scroller: RefObject<HTMLElement | null>,
  lefts: readonly number[],
  numberWidth: number,
): ColumnsInView {
  const [seen, setSeen] = useState({ from: 0, to: 12 })
  const count = lefts.length - 1

  useEffect(() => {
    const { current } = scroller
    if (!current) return
    const look = () => {
      const from = Math.max(0, columnAt(lefts, current.scrollLeft) - 1)
      const to = columnAt(lefts, current.scrollLeft + current.clientWidth) + 2
      setSeen((now) => (now.from === from && now.to === to ? now : { from, to }))
    }
    const watching = new ResizeObserver(look)
    watching.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      watching.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [scroller, lefts])

  const show = useCallback(
    (column: number) => {
      const { current } = scroller
      const [left, right] = [lefts[column], lefts[column + 1]]
      if (!current || left === undefined || right === undefined) return
      const wide = current.clientWidth - numberWidth
      if (left < current.scrollLeft) current.scrollLeft = left
      else if (right > current.scrollLeft + wide) current.scrollLeft = Math.min(left, right - wide)
    },
    [scroller, lefts, numberWidth],
  )

  return { from: Math.min(seen.from, Math.max(0, count - 1)), to: Math.min(seen.to, count), show }
}

/** The last column that begins before a position, by binary search: there may be many thousands. */
function columnAt(lefts: readonly number[], place: number): number {
  let [low, high] = [0, lefts.length - 1]
  while (low + 1 < high) {
    const middle = (low + high) >> 1
    if ((lefts[middle] ?? 0) <= place) low = middle
    else high = middle
  }
  return low
}
