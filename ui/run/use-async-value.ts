import { type DependencyList, useEffect, useRef, useState } from 'react'

/**
 * Asks for something whenever what it depends on changes, and answers what was last told. Late answers to earlier
 * questions are dropped; until the new answer is there the old one stays, so that nothing flickers.
 */
export function useAsyncValue<Answer>(ask: () => Promise<Answer>, on: DependencyList): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  const asking = useRef(ask)
  asking.current = ask
  const follow = () => {
    let isLatest = true
    asking.current().then(
      (value) => isLatest && setAnswer(value),
      // The document was let go: there is nothing to tell.
      () => {},
    )
    return () => {
      isLatest = false
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what the question depends on
  useEffect(follow, on)
  return answer
}
