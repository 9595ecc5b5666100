import { type DependencyList, useCallback, useEffect, useRef } from 'react'

/**
 * Begins something that takes time: gives it a signal, which is aborted when the next begins, when what is given in `on`
 * has changed, and when the page goes. Whoever waits looks at the signal after each `await`: what is late is dropped.
 */
export function useLatest(on: DependencyList = []): () => AbortSignal {
  const last = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what the answer depends on
  useEffect(() => () => last.current?.abort(), on)
  return useCallback(() => {
    last.current?.abort()
    last.current = new AbortController()
    return last.current.signal
  }, [])
}
