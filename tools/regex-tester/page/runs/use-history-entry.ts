import { useEffect } from 'react'
import { useHistory } from '#ui/history/use-history.tsx'
import { isHeld } from '#ui/text/held-text.ts'
import { maxKeptLength } from '#ui/text/long-text.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import type { Fields } from './use-fields.ts'
import type { Runs } from './use-runs.ts'

/** In milliseconds. A result that stays this long is kept; intermediate ones while typing are not. */
const settled = 1500

/** Adds an entry to the history once its result has stayed for a while: with the number of matches, not each. */
export function useHistoryEntry(fields: Fields, { state, output }: Runs['test'], summary: string): void {
  const { open } = useTool()
  const { add } = useHistory()
  const { pattern, flags, text } = fields
  const done = state === 'done' ? output : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry for each result, whatever else is drawn again
  useEffect(() => {
    if (!done || isHeld(text) || text === '' || text.length > maxKeptLength) return
    const timer = setTimeout(() => {
      const values = Object.fromEntries(Object.entries(fields).filter(([name]) => kept[open]?.includes(name)))
      void add({ operation: open, values, input: `/${pattern}/${flags}`.slice(0, 200), output: summary })
    }, settled)
    return () => clearTimeout(timer)
  }, [done])
}

const search = ['pattern', 'flags', 'text', 'engine', 'seconds']

/** The fields of the tab that is open. */
const kept: Record<string, string[]> = {
  test: search,
  runTests: [...search, 'tests'],
  steps: ['pattern', 'flags', 'text'],
  generate: ['pattern', 'flags', 'text'],
  replace: [...search, 'replacement', 'caseFunctions'],
  split: search,
  benchmark: search,
  explain: ['pattern', 'flags', 'text'],
  check: ['pattern', 'flags', 'text'],
  snippet: ['pattern', 'flags', 'text', 'language'],
  escape: ['text'],
}
