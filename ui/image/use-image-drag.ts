import { type PointerEvent, type RefObject, useRef } from 'react'

interface ImageDrag {
  /** The handle of the divider, if there is one. */
  handle?: RefObject<HTMLElement | null>
  /** Whether the image is larger than its frame, so that it can be panned. */
  canPan: boolean
  /** Called with the position of the divider, from 0 to 100. */
  onEdge?: (share: number) => void
  onPan: (x: number, y: number) => void
}

/** Drags the divider between two images; a zoomed image is panned instead, unless the handle itself is dragged. */
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
      // A second finger starts a pinch.
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
