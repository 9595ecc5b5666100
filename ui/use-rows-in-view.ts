import { type RefObject, useEffect, useState } from 'react'

/** Rows beyond the edges that are drawn too, so that none is missing while one scrolls. */
const margin = 12

/** Rows are counted from 0; `to` is the first that is not drawn any more. */
interface InView {
  from: number
  to: number
}

/**
 * Says which of many rows of one height (in pixels) can be seen in an element that scrolls, and some beyond. What comes
 * into view is known only after the browser has said that it scrolled: a busy one says so late.
 */
export function useRowsInView(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number): InView {
  const [seen, setSeen] = useState<InView>({ from: 0, to: 40 })

  useEffect(() => {
    const { current } = scroller
    if (!current) return
    const look = () => {
      const from = Math.max(0, Math.floor(current.scrollTop / rowHeight) - margin)
      const to = Math.ceil((current.scrollTop + current.clientHeight) / rowHeight) + margin
      setSeen((now) => (now.from === from && now.to === to ? now : { from, to }))
    }
    const watching = new ResizeObserver(look)
    watching.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      watching.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [scroller, rowHeight])

  return { from: Math.min(seen.from, Math.max(0, count - 1)), to: Math.min(seen.to, count) }
}
