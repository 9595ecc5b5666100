import { type RefObject, useEffect, useRef, useState } from 'react'
import { useElementSize } from './use-element-size.ts'
import { fitOf, panned, type Size, type View, wholeView, zoomed } from './view.ts'

export interface Zoom<Frame extends HTMLElement = HTMLElement> {
  /** The frame of the image. */
  ref: RefObject<Frame | null>
  view: View
  /** The scale relative to the image's own size; undefined until that is known. */
  percent: number | undefined
  zoomBy: (factor: number) => void
  /** One pixel of the image for each of the screen. */
  zoomToOwnSize: () => void
  panBy: (x: number, y: number) => void
  reset: () => void
}

/**
 * Zooms and pans the content of a frame: by the returned functions, by pinching, and by the wheel.
 *
 * @param drawn the unzoomed size of the image, in CSS pixels; by default as its frame allows
 */
export function useZoom<Frame extends HTMLElement = HTMLElement>(image: Size | undefined, drawn?: Size): Zoom<Frame> {
  const ref = useRef<Frame>(null)
  const [view, setView] = useState(wholeView)
  const frame = useElementSize(ref)
  const room = drawn ?? frame
  const fit = room && image && fitOf(image, room)

  const zoom = (factor: number, point?: Point) => {
    if (!frame) return
    setView((now) => zoomed(now, factor, point ?? { x: frame.width / 2, y: frame.height / 2 }, frame, fit))
  }
  useZoomGestures(ref, view.scale > 1, zoom)

  return {
    ref,
    view,
    percent: fit && Math.round(view.scale * fit * 100),
    zoomBy: (factor) => zoom(factor),
    zoomToOwnSize: () => fit && zoom(1 / fit / view.scale),
    panBy: (x, y) => frame && setView((now) => panned(now, x, y, frame)),
    reset: () => setView(wholeView),
  }
}

interface Point {
  x: number
  y: number
}

/**
 * Handles pinching, and the wheel with Ctrl, which trackpads send for a pinch. The point under the fingers stays
 * where it is. Without Ctrl the wheel scrolls the page, until something is zoomed.
 */
function useZoomGestures(
  ref: RefObject<HTMLElement | null>,
  isZoomed: boolean,
  onZoom: (factor: number, point: Point) => void,
): void {
  const latest = useRef({ isZoomed, onZoom })
  latest.current = { isZoomed, onZoom }

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: false }
    let distance: number | undefined

    function zoom(factor: number, { clientX, clientY }: { clientX: number; clientY: number }): void {
      const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {}
      latest.current.onZoom(factor, { x: clientX - left, y: clientY - top })
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !latest.current.isZoomed) return
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
  }, [ref])
}
