import { type RefObject, useEffect, useRef, useState } from 'react'

interface Zoom {
  ref: RefObject<HTMLElement | null>
  scale: number
  x: number
  y: number
}

const largest = 16

/**
 * Zooms what an element shows: by pinching, and by the wheel with Ctrl, which is what a trackpad sends for a pinch. The
 * place under the fingers stays where it is. Without Ctrl the wheel belongs to the page, until something is zoomed.
 */
export function useZoom(): Zoom {
  const ref = useRef<HTMLElement>(null)
  const [place, setPlace] = useState({ scale: 1, x: 0, y: 0 })
  const isZoomed = useRef(false)
  isZoomed.current = place.scale > 1

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    const options = { signal, passive: false }
    let distance: number | undefined

    function zoom(factor: number, { clientX, clientY }: { clientX: number; clientY: number }): void {
      const box = element?.getBoundingClientRect() ?? new DOMRect()
      setPlace((now) => zoomed(now, factor, { x: clientX - box.left, y: clientY - box.top }, box))
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !isZoomed.current) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), event)
    }
    const touch = (event: TouchEvent) => {
      const [a, b] = event.touches
      if (!a || !b) {
        distance = undefined
        return
      }
      event.preventDefault()
      const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
      const middle = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 }
      if (distance) zoom(now / distance, middle)
      distance = now
    }
    element.addEventListener('wheel', wheel, options)
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const) element.addEventListener(type, touch, options)
    return () => listening.abort()
  }, [])

  return { ref, ...place }
}

type ZoomState = Omit<Zoom, 'ref'>

/** Grows or shrinks around a point, and never leaves the frame half empty. */
function zoomed(now: ZoomState, factor: number, point: { x: number; y: number }, frame: DOMRect): ZoomState {
  const scale = Math.min(largest, Math.max(1, now.scale * factor))
  const by = scale / now.scale
  const move = (at: number, offset: number, length: number) =>
    Math.min(0, Math.max(length * (1 - scale), at - (at - offset) * by))
  return { scale, x: move(point.x, now.x, frame.width), y: move(point.y, now.y, frame.height) }
}
