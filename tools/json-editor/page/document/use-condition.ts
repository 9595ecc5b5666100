import { useCallback, useRef } from 'react'

/** Lets others wait until a condition holds: whoever changes what it depends on calls `lookAgain`. */
export function useCondition(holds: () => boolean): [wait: () => Promise<void>, lookAgain: () => void] {
  const look = useRef(holds)
  look.current = holds
  const waiting = useRef<(() => void)[]>([])
  const wait = useCallback(async () => {
    while (!look.current()) await new Promise<void>((resolve) => waiting.current.push(resolve))
  }, [])
  const lookAgain = useCallback(() => {
    for (const resolve of waiting.current.splice(0)) resolve()
  }, [])
  return [wait, lookAgain]
}
