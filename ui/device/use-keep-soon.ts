import { useEffect, useRef } from 'react'

/** In milliseconds: how long what changes rests before it is kept. */
const rest = 400

/**
 * Calls `keep` once it has been the same for a moment, so that whoever types writes once, and at once where somebody
 * leaves right after the last change. Without it there is nothing to keep, and what is due stays so.
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
