import { useState } from 'react'
import type { SeoProposal, SeoQuestion } from '#contract/ai.ts'
import { useLatest } from '#ui/run/use-latest.ts'
import { call } from '../../../api/call.ts'

type Asked =
  | { state: 'idle' | 'asking' }
  | { state: 'done'; proposal: SeoProposal }
  | { state: 'failed'; message: string }

/** Asks the server for texts. One question at a time; leaving the form cancels it. */
export function useSuggestion() {
  const [asked, setAsked] = useState<Asked>({ state: 'idle' })
  const begin = useLatest()

  async function ask(question: SeoQuestion): Promise<void> {
    const signal = begin()
    setAsked({ state: 'asking' })
    const answer = await call('suggestSeo', { body: question, signal }).then(
      (proposal): Asked => ({ state: 'done', proposal }),
      (error: unknown): Asked => ({ state: 'failed', message: String(Object(error).message) }),
    )
    if (!signal.aborted) setAsked(answer)
  }

  function forget(): void {
    begin()
    setAsked({ state: 'idle' })
  }

  return { asked, ask, forget }
}
