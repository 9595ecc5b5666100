import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface RowFocus {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** In pixels, of every row. */
  rowHeight: number
}

/**
 * Keyboard navigation between the rows of a virtualized list: arrows, Home and End. A row that is not drawn gets the
 * focus as soon as it is; until then the scroller has it.
 */
export function useRowFocus({ scroller, count, rowHeight }: RowFocus) {
  const [last, setLast] = useState(0)
  /** The row that has the focus or is to have it; none while the focus is elsewhere. */
  const rowToFocus = useRef<number>(undefined)
  /** Those that are drawn. */
  const rows = useRef(new Map<number, HTMLElement>())
  const active = Math.max(0, Math.min(last, count - 1))

  // On every render: a row is rendered after the scroll event, which may come many frames later.
  useLayoutEffect(() => {
    const { current } = scroller
    if (rowToFocus.current === undefined || !current) return
    const { activeElement } = document
    const row = rows.current.get(rowToFocus.current)
    if (row && row !== activeElement) row.focus({ preventScroll: true })
    else if (!row && !current.contains(activeElement)) current.focus({ preventScroll: true })
  })

  function step(event: KeyboardEvent): void {
    const next = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: count - 1 }[event.key]
    const { current } = scroller
    if (next === undefined || next < 0 || next >= count || !current) return
    event.preventDefault()
    rowToFocus.current = next
    setLast(next)
    const top = next * rowHeight
    if (top < current.scrollTop) current.scrollTop = top
    else if (top + 3 * rowHeight > current.scrollTop + current.clientHeight) {
      current.scrollTop = top + 3 * rowHeight - current.clientHeight
    }
  }

  return {
    active,
    /** The ref of a row. */
    rowRef: (index: number) => (row: HTMLElement | null) => {
      if (row) rows.current.set(index, row)
      return () => void rows.current.delete(index)
    },
    /** Says that a row has got the focus. */
    take: (index: number) => {
      rowToFocus.current = index
      setLast(index)
    },
    /** Goes to the element that scrolls. */
    holding: {
      tabIndex: -1,
      onKeyDown: step,
      onFocus: () => {
        rowToFocus.current ??= active
      },
      onBlur: ({ currentTarget, relatedTarget }: { currentTarget: Element; relatedTarget: Element | null }) => {
        if (!currentTarget.contains(relatedTarget)) rowToFocus.current = undefined
      },
    },
  }
}
