import { useState } from 'react'
import type { SeoProposal, SeoRequest } from '#contract/ai.ts'
import { useLatest } from '#ui/run/use-latest.ts'
import { call } from '../../../api/call.ts'

type SuggestionState =
  | { state: 'idle' | 'asking' }
  | { state: 'done'; proposal: SeoProposal }
  | { state: 'failed'; message: string }

/** Requests texts from the server. One request at a time; leaving the form cancels it. */
export function useSuggestions() {
  const [suggestion, setSuggestion] = useState<SuggestionState>({ state: 'idle' })
  const begin = useLatest()

  async function ask(question: SeoRequest): Promise<void> {
    const signal = begin()
    setSuggestion({ state: 'asking' })
    const answer = await call('suggestSeo', { body: question, signal }).then(
      (proposal): SuggestionState => ({ state: 'done', proposal }),
      (error: unknown): SuggestionState => ({ state: 'failed', message: String(Object(error).message) }),
    )
    if (!signal.aborted) setSuggestion(answer)
  }

  function cancel(): void {
    begin()
    setSuggestion({ state: 'idle' })
  }

  return { suggestion, ask, cancel }
}
