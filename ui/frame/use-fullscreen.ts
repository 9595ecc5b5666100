import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Fills the screen with a part of the page, which covers the rest by CSS. The browser hides its own bars if
 * it can: for the whole document, since dialogs and messages are outside of that part. Esc leaves both.
 */
export function useFullscreen() {
  const [isFull, setFull] = useState(false)
  const leaving = useRef<Promise<void>>(undefined)

  useEffect(() => {
    if (!isFull) return
    // A late event of an earlier exit says nothing about an entry since then.
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
    // The event of an exit must not end an entry right after it.
    await leaving.current
    setFull(!isFull)
    // iPhones do not support it for pages, and frames may forbid it.
    if (!isFull) await document.documentElement.requestFullscreen?.().catch(() => {})
  }, [isFull])

  return { isFull, toggle }
}
