import { useEffect, useRef, useState } from 'react'
import { isTextField } from '#ui/transfer/text-field.ts'
import type { RowList } from '../rows/row-list.ts'

export interface ChangeSteps {
  /** The change that was gone to last; none after another comparison. */
  current: number | undefined
  next: () => void
  previous: () => void
  /** Goes to the change that is nearest to a row. */
  goNear: (row: number) => void
  /** Set by who draws the rows: brings one into view. */
  show: { current: (row: number, isForwards: boolean) => void }
}

/** Goes from change to change: by buttons, F7 and Shift+F7, and outside of fields Alt with an arrow. */
export function useChangeSteps(list: RowList): ChangeSteps {
  const [at, setAt] = useState<{ list: RowList; change: number }>()
  const show = useRef<(row: number, isForwards: boolean) => void>(() => {})
  const current = at?.list === list ? at.change : undefined
  const { changes } = list

  const go = (change: number) => {
    const found = changes[change]
    if (!found) return
    show.current(found.row, change > (current ?? -1))
    setAt({ list, change })
  }
  const next = () => go(current === undefined ? 0 : (current + 1) % changes.length)
  const previous = () => go(((current ?? 0) - 1 + changes.length) % changes.length)
  const latest = useRef({ next, previous })
  latest.current = { next, previous }

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const step = stepOf(event)
      if (!step || event.defaultPrevented) return
      event.preventDefault()
      latest.current[step]()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])

  const goNear = (row: number) => {
    const after = changes.findIndex((change) => change.row + change.count > row)
    go(after < 0 ? changes.length - 1 : after)
  }
  return { current, next, previous, goNear, show }
}

function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): 'next' | 'previous' | undefined {
  if (ctrlKey || metaKey) return undefined
  if (key === 'F7' && !altKey) return shiftKey ? 'previous' : 'next'
  if (!altKey || shiftKey || isTextField(target)) return undefined
  return key === 'ArrowDown' ? 'next' : key === 'ArrowUp' ? 'previous' : undefined
}
