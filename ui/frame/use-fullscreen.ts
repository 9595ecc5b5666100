import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Fills the screen with a part of the page, which covers the rest by its style. The browser leaves its own bars away where
 * it can: of the whole document, since dialogs and messages stand beside that part. Esc leaves both.
 */
export function useFullscreen() {
  const [isFull, setFull] = useState(false)
  const leaving = useRef<Promise<void>>(undefined)

  useEffect(() => {
    if (!isFull) return
    // What is said late of having left before says nothing of what is entered since.
    let isEntered = document.fullscreenElement !== null
    const hear = () => {
      if (document.fullscreenElement) isEntered = true
      else if (isEntered) setFull(false)
    }
    const press = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && !document.fullscreenElement && setFull(false)
    document.addEventListener('fullscreenchange', hear)
    addEventListener('keydown', press)
    return () => {
      document.removeEventListener('fullscreenchange', hear)
      removeEventListener('keydown', press)
      if (document.fullscreenElement) leaving.current = document.exitFullscreen().catch(() => {})
    }
  }, [isFull])

  const toggle = useCallback(async () => {
    // What is said of having left is not to be heard of what is entered again at once.
    await leaving.current
    setFull(!isFull)
    // Telephones of one maker have no such thing for a page, and frames may forbid it.
    if (!isFull) await document.documentElement.requestFullscreen?.().catch(() => {})
  }, [isFull])

  return { isFull, toggle }
}
