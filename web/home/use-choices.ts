import { useRef, useState } from 'react'
import type { Tool } from '#kit/catalogue.ts'
import { useLatest } from '#ui/run/use-latest.ts'
import type { Choices } from './tool-suggestions.tsx'

/** Fetches what recognizes and searches, before it is asked for. */
export const loadChoices = () => import('./tool-suggestions.tsx')

/** What there is to choose for what was typed or brought, when it comes: only the last one counts. */
export function useChoices(onFilter: (tools: readonly Tool[] | undefined) => void) {
  const [choices, setChoices] = useState<Choices>()
  const [selected, setSelected] = useState(0)
  const coming = useRef<Promise<Choices | undefined>>(undefined)
  const begin = useLatest()

  function offer(brought: string | File, isTyped = false): void {
    const signal = begin()
    const find = async () => {
      const { choicesFor } = await loadChoices()
      const found = await choicesFor(brought, isTyped)
      if (signal.aborted) return undefined
      setSelected(0)
      setChoices(found)
      onFilter(found.tools)
      return found
    }
    coming.current = find()
  }

  function close(): void {
    begin()
    coming.current = undefined
    setChoices(undefined)
  }

  return { choices, selected, setSelected, offer, close, coming: () => coming.current }
}
