import { useEffect, useRef, useState } from 'react'
import type { SeoProposal, SeoQuestion } from '#contract/ai.ts'
import { call } from '../../api/call.ts'

type Asked =
  | { state: 'idle' | 'asking' }
  | { state: 'done'; proposal: SeoProposal }
  | { state: 'failed'; message: string }

/** Asks the server for texts. One question at a time; leaving the form cancels it. */
export function useSuggestion() {
  const [asked, setAsked] = useState<Asked>({ state: 'idle' })
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  async function ask(question: SeoQuestion): Promise<void> {
    const own = new AbortController()
    asking.current = own
    setAsked({ state: 'asking' })
    const answer = await call('suggestSeo', { body: question, signal: own.signal }).then(
      (proposal): Asked => ({ state: 'done', proposal }),
      (error: unknown): Asked => ({ state: 'failed', message: String(Object(error).message) }),
    )
    if (asking.current === own) setAsked(answer)
  }

  function forget(): void {
    asking.current?.abort()
    asking.current = undefined
    setAsked({ state: 'idle' })
  }

  return { asked, ask, forget }
}
