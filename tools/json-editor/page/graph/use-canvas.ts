import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useElementSize } from '#ui/image/use-element-size.ts'
import type { Size } from '#ui/image/view.ts'
import { type CanvasView, clampToFrame, zoomedAt } from './canvas-view.ts'

interface Point {
  x: number
  y: number
}

export interface Canvas {
  frame: Size | undefined
  view: CanvasView
  /** Changes the viewport, once the frame has been measured. */
  look: (change: (view: CanvasView, frame: Size) => CanvasView) => void
  /** Around the middle of the frame. */
  zoomBy: (factor: number) => void
  /** The pointer handlers of the frame, for dragging and pinching. */
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent<HTMLElement>) => void
  > & {
    onClickCapture: (event: { stopPropagation: () => void }) => void
  }
}

/** How far a pointer moves before it counts as a drag, in pixels. */
const dragThreshold = 4

/**
 * Pans and zooms a graph in its frame: a drag and the wheel pan, two fingers and Ctrl with the wheel, which a trackpad
 * sends for a pinch, zoom. At the end of the graph the wheel scrolls the page.
 */
export function useCanvas(ref: RefObject<HTMLElement | null>, graph: Size): Canvas {
  const frame = useElementSize(ref)
  const [view, setView] = useState<CanvasView>({ scale: 1, x: 0, y: 0 })
  const pointers = useRef(new Map<number, Point>())
  const drag = useRef<{ from: Point; isMoving: boolean }>(undefined)
  const wasDragged = useRef(false)

  const look = (change: (view: CanvasView, frame: Size) => CanvasView) => {
    if (frame) setView((now) => clampToFrame(change(now, frame), graph, frame))
  }
  const panBy = (x: number, y: number) => look((now) => ({ ...now, x: now.x + x, y: now.y + y }))
  const zoomAround = (factor: number, at: Point) => look((now) => zoomedAt(now, factor, at))
  /** Tells whether the graph can be panned further in a direction. */
  const goes = (x: number, y: number): boolean => {
    const next = frame && clampToFrame({ ...view, x: view.x + x, y: view.y + y }, graph, frame)
    return next !== undefined && (next.x !== view.x || next.y !== view.y)
  }
  useWheel(ref, { goes, panBy, zoomAround })

  const pointIn = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  function release({ pointerId }: PointerEvent<HTMLElement>): void {
    pointers.current.delete(pointerId)
    if (pointers.current.size === 0) drag.current = undefined
  }

  return {
    frame,
    view,
    look,
    zoomBy: (factor) => frame && zoomAround(factor, { x: frame.width / 2, y: frame.height / 2 }),
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return
        const point = pointIn(event)
        pointers.current.set(event.pointerId, point)
        if (pointers.current.size === 1) wasDragged.current = false
        drag.current = { from: point, isMoving: pointers.current.size > 1 }
      },
      onPointerMove(event) {
        const before = pointers.current.get(event.pointerId)
        if (!before || !drag.current) return
        const point = pointIn(event)
        const { from, isMoving } = drag.current
        if (!isMoving && Math.hypot(point.x - from.x, point.y - from.y) < dragThreshold) return
        if (!isMoving) event.currentTarget.setPointerCapture(event.pointerId)
        drag.current.isMoving = true
        wasDragged.current = true
        const [other] = [...pointers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]))
        pointers.current.set(event.pointerId, point)
        if (!other) panBy(point.x - before.x, point.y - before.y)
        else {
          const [was, is] = [before, point].map((one) => Math.hypot(one.x - other.x, one.y - other.y))
          // The middle of two fingers moves half as far as the one that moves.
          panBy((point.x - before.x) / 2, (point.y - before.y) / 2)
          if (was && is) zoomAround(is / was, { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 })
        }
      },
      onPointerUp: release,
      onPointerCancel: release,
      // A drag must not count as a click.
      onClickCapture(event) {
        if (wasDragged.current) event.stopPropagation()
        wasDragged.current = false
      },
    },
  }
}

interface WheelListeners {
  goes: (x: number, y: number) => boolean
  panBy: (x: number, y: number) => void
  zoomAround: (factor: number, at: Point) => void
}

function useWheel(ref: RefObject<HTMLElement | null>, listeners: WheelListeners): void {
  const latest = useRef(listeners)
  latest.current = listeners

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const wheel = (event: WheelEvent) => {
      const { goes, panBy, zoomAround } = latest.current
      // `deltaMode`: some mice count in lines or pages.
      const unit = [1, 16, element.clientHeight][event.deltaMode] ?? 1
      const [x, y] = [-event.deltaX * unit, -event.deltaY * unit]
      if (event.ctrlKey) {
        const { left, top } = element.getBoundingClientRect()
        zoomAround(Math.exp(y / 100), { x: event.clientX - left, y: event.clientY - top })
      } else if (goes(x, y)) panBy(x, y)
      else return
      event.preventDefault()
    }
    // React listens passively, and could not prevent the page from scrolling.
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [ref])
}
