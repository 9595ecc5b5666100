import { useRef, useState } from 'react'
import type { Tool } from '#core/catalogue.ts'
import { useLatest } from '#ui/run/use-latest.ts'
import type { Choices } from './choices.ts'

/** Preloads the code of recognition and search. */
export const loadChoices = () => import('./choices-for.ts')

/** The choices for the typed text or the brought material, asynchronously: only the last request counts. */
export function useChoices(onFilter: (tools: readonly Tool[] | undefined) => void) {
  const [choices, setChoices] = useState<Choices>()
  const [selected, setSelected] = useState(0)
  const at = useRef(0)
  const coming = useRef<Promise<Choices | undefined>>(undefined)
  const begin = useLatest()

  function select(index: number): void {
    at.current = index
    setSelected(index)
  }

  function offer(brought: string | File, isTyped = false, others: readonly File[] = []): void {
    const signal = begin()
    const find = async () => {
      const { choicesFor } = await loadChoices()
      const latest = await choicesFor(brought, isTyped, others)
      if (signal.aborted) return undefined
      select(0)
      setChoices(latest)
      onFilter(latest.tools)
      return latest
    }
    coming.current = find()
  }

  function close(): void {
    begin()
    coming.current = undefined
    setChoices(undefined)
  }

  /** Runs an action with the choices of the last request when they are there; the visible list may be older. */
  const whenCome = (act: (latest: Choices, selected: number) => void): Promise<void> | undefined =>
    coming.current?.then((latest) => latest && act(latest, at.current))

  return { choices, selected, select, offer, close, whenCome }
}
