import { type DependencyList, useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that starts an asynchronous task: it gives a signal, which is aborted when the next task starts,
 * when what is given in `on` has changed, and on unmount. The task checks the signal after each `await`, and drops late
 * results.
 */
export function useLatest(on: DependencyList = []): () => AbortSignal {
  const last = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller gives the dependencies
  useEffect(() => () => last.current?.abort(), on)
  return useCallback(() => {
    last.current?.abort()
    last.current = new AbortController()
    return last.current.signal
  }, [])
}
