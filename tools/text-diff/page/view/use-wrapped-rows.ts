import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RowHeights } from './row-heights.ts'

/** In pixels. No browser lays out much more; what is taller scrolls in proportion. */
const tallest = 8_000_000

/** Rows beyond the edges that are drawn too. */
const margin = 4

interface WrappedRows {
  /** The rows that are drawn: the first, and the first that is not any more. */
  from: number
  to: number
  /** How tall all of them are, in pixels. */
  height: number
  /** Scrolls so that a row is in view. */
  show: (row: number) => void
}

/**
 * Says which of many rows of different heights can be seen, and puts them where they belong. How tall rows really are is
 * known only of those that are drawn. So the bar stands for a share of all: the row at that share of the supposed height
 * is drawn at the same share of what is seen. At both ends this is exact, and in between nothing can be missed, however
 * wrong the suppositions are. Without heights it does nothing.
 */
export function useWrappedRows(
  scroller: RefObject<HTMLElement | null>,
  drawn: RefObject<HTMLElement | null>,
  heights: RowHeights | undefined,
  lineHeight: number,
): WrappedRows {
  const [share, setShare] = useState(0)
  const [seen, setSeen] = useState(600)
  const expected = useRef(0)
  const total = heights?.total ?? 0
  const height = Math.min(total, tallest)
  const anchor = heights?.at(share * total) ?? { row: 0, share: 0 }
  const above = share * seen
  const from = Math.max(0, anchor.row - Math.ceil(above / lineHeight) - margin)

  const goTo = useCallback(
    (wanted: number) => {
      const { current } = scroller
      if (!current) return
      const next = Math.min(1, Math.max(0, wanted))
      current.scrollTop = next * (height - seen)
      expected.current = current.scrollTop
      setShare(next)
    },
    [scroller, height, seen],
  )

  const place = useRef(() => {})
  place.current = () => {
    const row = drawn.current?.children[anchor.row - from]
    if (!heights || !drawn.current || !(row instanceof HTMLElement)) return
    const top = (scroller.current?.scrollTop ?? 0) + above - row.offsetTop - anchor.share * row.offsetHeight
    drawn.current.style.top = `${top}px`
  }
  useLayoutEffect(() => place.current())

  const isOn = heights !== undefined
  useEffect(() => {
    const { current } = scroller
    if (!current || !isOn) return
    const look = () => {
      if (Math.abs(current.scrollTop - expected.current) < 1) return
      expected.current = current.scrollTop
      setShare(Math.min(1, current.scrollTop / Math.max(1, height - seen)))
    }
    const watching = new ResizeObserver(() => {
      setSeen(current.clientHeight)
      place.current()
    })
    watching.observe(current)
    if (drawn.current) watching.observe(drawn.current)
    current.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      watching.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [scroller, drawn, isOn, height, seen])

  useEffect(() => {
    const { current } = scroller
    if (!current || !isOn || total === height) return
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY === 0) return
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * lineHeight : event.deltaY
      goTo(share + pixels / (total - seen))
    }
    current.addEventListener('wheel', turn, { passive: false })
    return () => current.removeEventListener('wheel', turn)
  }, [scroller, isOn, total, height, lineHeight, share, seen, goTo])

  return {
    from,
    to: anchor.row + 1 + Math.ceil((seen - above) / lineHeight) + margin,
    height,
    // A quarter down: what is before it is seen too, and the heights of few rows can be wrong.
    show: (row) => goTo(((heights?.topOf(row) ?? 0) - seen / 4) / Math.max(1, total - seen)),
  }
}
