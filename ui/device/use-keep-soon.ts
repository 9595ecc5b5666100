import { useEffect, useRef } from 'react'

/** In milliseconds without a change before it is stored. */
const rest = 400

/**
 * Calls `keep` when it has not changed for a moment, so that typing stores once, and at once if the page
 * is left right after the last change. With false nothing is stored, and a pending call stays pending.
 */
export function useKeepSoon(keep: (() => void) | false): void {
  const due = useRef<() => void>(undefined)
  useEffect(() => {
    if (!keep) return
    due.current = () => {
      due.current = undefined
      keep()
    }
    const timer = setTimeout(() => due.current?.(), rest)
    return () => clearTimeout(timer)
  }, [keep])

  useEffect(() => {
    const keepNow = () => due.current?.()
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [])
}
