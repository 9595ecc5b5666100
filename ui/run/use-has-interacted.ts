import { useEffect, useState } from 'react'

/**
 * Whether somebody has moved, touched or pressed anything on this page: until then nothing heavy loads for an example.
 *
 * @param isAsked whether a page wants to know
 */
export function useHasInteracted(isAsked: boolean): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    const note = () => {
      setHas(true)
      controller.abort()
    }
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
      addEventListener(type, note, { signal: controller.signal, passive: true })
    }
    return () => controller.abort()
  }, [isAsked])
  return has
}
