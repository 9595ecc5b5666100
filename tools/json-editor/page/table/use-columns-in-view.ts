import { type RefObject, useCallback, useEffect, useState } from 'react'

/** In pixels. */
export const columnWidth = 168

/** How wide the column of the row numbers is, which sticks at the left; in pixels. */
export const numberWidthOf = (rows: number): number => Math.max(44, 20 + 8 * String(rows).length)

export interface ColumnsInView {
  from: number
  to: number
  /** Scrolls so that a column is in view. */
  show: (column: number) => void
}

/** Says which of many columns of one width can be seen, and one beyond each edge. */
export function useColumnsInView(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  numberWidth: number,
): ColumnsInView {
  const [seen, setSeen] = useState({ from: 0, to: 12 })

  useEffect(() => {
    const { current } = scroller
    if (!current) return
    const look = () => {
      const from = Math.max(0, Math.floor(current.scrollLeft / columnWidth) - 1)
      const to = Math.ceil((current.scrollLeft + current.clientWidth) / columnWidth) + 1
      setSeen((now) => (now.from === from && now.to === to ? now : { from, to }))
    }
    const watching = new ResizeObserver(look)
    watching.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      watching.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [scroller])

  const show = useCallback(
    (column: number) => {
      const { current } = scroller
      if (!current) return
      const left = column * columnWidth
      const wide = current.clientWidth - numberWidth
      if (left < current.scrollLeft) current.scrollLeft = left
      else if (left + columnWidth > current.scrollLeft + wide) current.scrollLeft = left + columnWidth - wide
    },
    [scroller, numberWidth],
  )

  return { from: Math.min(seen.from, Math.max(0, count - 1)), to: Math.min(seen.to, count), show }
}
