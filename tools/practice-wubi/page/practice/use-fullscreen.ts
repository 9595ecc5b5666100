import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Fills the screen with an element: by the browser where it can, else by covering the page. Esc leaves both. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)

  useEffect(() => {
    if (!isFull) return
    const hear = () => !document.fullscreenElement && setFull(false)
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && !document.fullscreenElement && setFull(false)
    document.addEventListener('fullscreenchange', hear)
    addEventListener('keydown', press)
    return () => {
      document.removeEventListener('fullscreenchange', hear)
      removeEventListener('keydown', press)
    }
  }, [isFull])

  const toggle = useCallback(async () => {
    if (isFull) {
      if (document.fullscreenElement) await document.exitFullscreen().catch(() => {})
      setFull(false)
    } else {
      // Telephones of one maker have no such thing for a page, and frames may forbid it.
      await element.current?.requestFullscreen?.().catch(() => {})
      setFull(true)
    }
  }, [element, isFull])

  return { isFull, toggle }
}
