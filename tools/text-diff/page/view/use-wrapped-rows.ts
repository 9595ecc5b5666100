import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RowHeights } from './row-heights.ts'

/** In pixels. Browsers cannot lay out much more; a taller list scrolls in proportion. */
const maxHeight = 8_000_000

/** Rows drawn beyond the edges. */
const overscan = 4

interface WrappedRows {
  /** The drawn rows: the first, and the one after the last. */
  from: number
  to: number
  /** The height of the scrolled content, in pixels. */
  height: number
  /** Scrolls so that a row is in view. */
  show: (row: number) => void
}

/**
 * Tells which of many rows of different heights are in view, and positions them. Real heights are known only of drawn
 * rows. So the scroll position is a share of the whole: the row at that share of the estimated height is drawn at the
 * same share of the viewport. This is exact at both ends, and no row is skipped in between, however wrong the estimates
 * are. Without heights it does nothing.
 */
export function useWrappedRows(
  scroller: RefObject<HTMLElement | null>,
  drawn: RefObject<HTMLElement | null>,
  heights: RowHeights | undefined,
  lineHeight: number,
): WrappedRows {
  const [share, setShare] = useState(0)
  const [viewHeight, setViewHeight] = useState(600)
  const expected = useRef(0)
  const total = heights?.total ?? 0
  const height = Math.min(total, maxHeight)
  const anchor = heights?.at(share * total) ?? { row: 0, share: 0 }
  const above = share * viewHeight
  const from = Math.max(0, anchor.row - Math.ceil(above / lineHeight) - overscan)

  const goTo = useCallback(
    (wanted: number) => {
      const { current } = scroller
      if (!current) return
      const next = Math.min(1, Math.max(0, wanted))
      current.scrollTop = next * (height - viewHeight)
      expected.current = current.scrollTop
      setShare(next)
    },
    [scroller, height, viewHeight],
  )

  const place = useRef(() => {})
  place.current = () => {
    const row = drawn.current?.children[anchor.row - from]
    if (!heights || !drawn.current || !(row instanceof HTMLElement)) return
    const top = (scroller.current?.scrollTop ?? 0) + above - row.offsetTop - anchor.share * row.offsetHeight
    drawn.current.style.top = `${top}px`
  }
  useLayoutEffect(() => place.current())

  const isEnabled = heights !== undefined
  useLayoutEffect(() => {
    const { current } = scroller
    if (!current || !isEnabled) return
    const onScroll = () => {
      if (Math.abs(current.scrollTop - expected.current) < 1) return
      expected.current = current.scrollTop
      setShare(Math.min(1, current.scrollTop / Math.max(1, height - viewHeight)))
    }
    // The observer reports after the first frame.
    setViewHeight(current.clientHeight)
    const observer = new ResizeObserver(() => {
      setViewHeight(current.clientHeight)
      place.current()
    })
    observer.observe(current)
    if (drawn.current) observer.observe(drawn.current)
    current.addEventListener('scroll', onScroll, { passive: true })
    onScroll()
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', onScroll)
    }
  }, [scroller, drawn, isEnabled, height, viewHeight])

  useEffect(() => {
    const { current } = scroller
    if (!current || !isEnabled || total === height) return
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY === 0) return
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * lineHeight : event.deltaY
      goTo(share + pixels / (total - viewHeight))
    }
    current.addEventListener('wheel', onWheel, { passive: false })
    return () => current.removeEventListener('wheel', onWheel)
  }, [scroller, isEnabled, total, height, lineHeight, share, viewHeight, goTo])

  return {
    from,
    to: anchor.row + 1 + Math.ceil((viewHeight - above) / lineHeight) + overscan,
    height,
    // A quarter down, so that rows before it are visible too, and it stays in view if heights are off.
    show: (row) => goTo(((heights?.topOf(row) ?? 0) - viewHeight / 4) / Math.max(1, total - viewHeight)),
  }
}
