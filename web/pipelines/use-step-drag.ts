import { type PointerEvent, type RefObject, useState } from 'react'

/**
 * Lets a step be dragged by its grip: it changes places as soon as the pointer is over another's half. Who has no pointer
 * moves it by its buttons.
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
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])]
      const from = rows.findIndex((row) => row.dataset['key'] === String(key))
      const to = placeAt(rows, from, clientY)
      if (to !== from) onMove(key, to)
    }
    addEventListener('pointermove', follow, { signal })
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
