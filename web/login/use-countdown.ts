import { useEffect, useReducer } from 'react'

/** Counts the whole seconds until a time in milliseconds since 1970, down to 0. */
export function useCountdown(until: number | undefined): number {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (until === undefined) return
    const timer = setInterval(() => {
      drawAgain()
      if (Date.now() >= until) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))
}
