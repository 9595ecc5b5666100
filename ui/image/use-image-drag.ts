import { type PointerEvent, type RefObject, useRef } from 'react'

interface ImageDrag {
  /** The handle of the edge, where there is one. */
  handle?: RefObject<HTMLElement | null>
  /** Whether there is more of the image than is seen, so that it can be moved. */
  canPan: boolean
  /** Where the edge is dragged to, from 0 to 100. */
  onEdge?: (share: number) => void
  onPan: (x: number, y: number) => void
}

/** Drags the edge between two images; what is zoomed is moved instead, unless the handle of the edge itself is taken. */
export function useImageDrag({ handle, canPan, onEdge, onPan }: ImageDrag) {
  const drag = useRef<{ isPan: boolean; x: number; y: number }>(undefined)

  function move({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
    if (!drag.current) return
    const { isPan, x, y } = drag.current
    drag.current = { isPan, x: clientX, y: clientY }
    if (isPan) {
      onPan(clientX - x, clientY - y)
      return
    }
    const { left, width } = currentTarget.getBoundingClientRect()
    onEdge?.(Math.min(100, Math.max(0, ((clientX - left) / width) * 100)))
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A second finger makes a pinch of it.
      drag.current = undefined
      if (event.button !== 0 || !event.isPrimary) return
      const isOnHandle = event.target instanceof Node && handle?.current?.contains(event.target)
      drag.current = { isPan: canPan && !isOnHandle, x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
      move(event)
    },
    onPointerMove: move,
    onLostPointerCapture() {
      drag.current = undefined
    },
  }
}
