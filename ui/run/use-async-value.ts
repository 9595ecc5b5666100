import { type DependencyList, useEffect, useRef, useState } from 'react'

/**
 * Calls `ask` whenever its dependencies change, and returns the latest answer. Late answers to earlier
 * calls are dropped; the old answer stays until the new one is there, so that nothing flickers.
 */
export function useAsyncValue<Answer>(ask: () => Promise<Answer>, on: DependencyList): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  const asking = useRef(ask)
  asking.current = ask
  const follow = () => {
    let isLatest = true
    asking.current().then(
      (value) => isLatest && setAnswer(value),
      // The document was released: there is no answer.
      () => {},
    )
    return () => {
      isLatest = false
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller gives the dependencies
  useEffect(follow, on)
  return answer
}
