import { type PointerEvent, type RefObject, useState } from 'react'

/**
 * Lets a step be dragged by its grip: it changes places as soon as the pointer is over another's half, and the page goes
 * along where the pointer is held at its edge. Who has no pointer moves it by its buttons.
 */
export function useStepDrag(list: RefObject<HTMLElement | null>, onMove: (key: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()

  function begin(event: PointerEvent<HTMLElement>, key: number): void {
    if (event.button !== 0) return
    event.preventDefault()
    setDragged(key)
    const listening = new AbortController()
    const { signal } = listening
    const end = () => {
      listening.abort()
      setDragged(undefined)
    }
    let y = event.clientY
    const follow = () => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])]
      const from = rows.findIndex((row) => row.dataset['key'] === String(key))
      const to = placeAt(rows, from, y)
      if (to !== from) onMove(key, to)
    }
    const scroll = () => {
      if (signal.aborted) return
      const speed = speedAt(y)
      if (speed !== 0) {
        scrollBy({ top: speed, behavior: 'instant' })
        follow()
      }
      requestAnimationFrame(scroll)
    }
    requestAnimationFrame(scroll)
    const move = ({ clientY }: globalThis.PointerEvent) => {
      y = clientY
      follow()
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', end, { signal })
    addEventListener('pointercancel', end, { signal })
  }

  return { dragged, begin }
}

/** The place of whatever row's far half the pointer has reached; a taller neighbor would otherwise jump to and fro. */
function placeAt(rows: readonly HTMLElement[], from: number, y: number): number {
  const boxes = rows.map((row) => row.getBoundingClientRect())
  const middle = (box: DOMRect) => box.top + box.height / 2
  const above = boxes.findIndex((box, index) => index < from && y < middle(box))
  if (above >= 0) return above
  const below = boxes.findLastIndex((box, index) => index > from && y > middle(box))
  return below >= 0 ? below : from
}

/** Pixels a frame: the nearer to the edge of the window, the faster; the site's header covers the upper one. */
function speedAt(y: number): number {
  const [zone, header, fastest] = [64, 57, 14]
  const above = Math.min(1, Math.max(0, (header + zone - y) / zone))
  const below = Math.min(1, Math.max(0, (y - (innerHeight - zone)) / zone))
  return Math.round((below - above) * fastest)
}
