import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** In pixels. Browsers limit an element's height to not much more; taller lists scroll in proportion. */
const tallest = 8_000_000

/** Rows beyond the edges that are drawn too. */
const margin = 8

export interface RowsInView {
  /** The rendered rows: the first, and the one after the last. */
  from: number
  to: number
  /** The top of the first rendered row, and the height of all rows; in pixels. */
  top: number
  height: number
  /** Scrolls so that a row is in view. */
  show: (row: number) => void
}

/**
 * Returns which of many rows of one height are in view in a scrolling element. Millions of rows are taller than a
 * browser can lay out: then the scrollbar moves in proportion, and the wheel still by pixels. The rows in view are
 * updated by the scroll event, which is late while the browser is busy.
 *
 * @param head the height of the sticky header above the rows, in pixels
 */
export function useRowsInView(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  head = 0,
): RowsInView {
  const [first, setFirst] = useState(0)
  const [seen, setSeen] = useState(600)
  const full = count * rowHeight
  const height = Math.min(full, tallest)
  // The scroll position of the first row: as set here, or in proportion to where the scrollbar was moved.
  const expected = useRef(0)

  const toScroll = useCallback(
    (row: number) =>
      full === height
        ? row * rowHeight
        : (row / Math.max(1, count - (seen - head) / rowHeight)) * (height - seen + head),
    [full, height, rowHeight, count, seen, head],
  )

  const moveTo = useCallback(
    (row: number) => {
      const { current } = scroller
      if (!current) return
      const last = Math.max(0, count - (seen - head) / rowHeight)
      const target = Math.min(last, Math.max(0, row))
      current.scrollTop = toScroll(target)
      expected.current = current.scrollTop
      setFirst(target)
    },
    [scroller, count, seen, head, rowHeight, toScroll],
  )

  useEffect(() => {
    const { current } = scroller
    if (!current) return
    const look = () => {
      if (Math.abs(current.scrollTop - expected.current) < 1) return
      expected.current = current.scrollTop
      const share = current.scrollTop / Math.max(1, height - seen + head)
      setFirst(full === height ? current.scrollTop / rowHeight : share * Math.max(0, count - (seen - head) / rowHeight))
    }
    // The observer reports a frame later, when a row may have been asked for already.
    setSeen(current.clientHeight)
    const watching = new ResizeObserver(() => setSeen(current.clientHeight))
    watching.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      watching.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [scroller, full, height, seen, head, rowHeight, count])

  useEffect(() => {
    const { current } = scroller
    if (!current || full === height) return
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY === 0) return
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * rowHeight : event.deltaY
      moveTo(first + pixels / rowHeight)
    }
    current.addEventListener('wheel', turn, { passive: false })
    return () => current.removeEventListener('wheel', turn)
  }, [scroller, full, height, rowHeight, first, moveTo])

  const show = useCallback(
    (row: number) => {
      const inView = (seen - head) / rowHeight
      if (row < first) moveTo(row)
      else if (row + 1 > first + inView) moveTo(row + 1 - inView)
    },
    [first, seen, head, rowHeight, moveTo],
  )

  const from = Math.max(0, Math.floor(first) - margin)
  return {
    from,
    to: Math.min(count, Math.ceil(first + seen / rowHeight) + margin),
    top: full === height ? from * rowHeight : toScroll(first) - (first - from) * rowHeight,
    height,
    show,
  }
}
