import { useRef, useState } from 'react'
import { useShortcutScope } from '#ui/commands/shortcut-scope.ts'
import { useCommand } from '#ui/commands/use-command.ts'
import type { MergeRowList } from './merge-row-list.ts'

export interface ConflictSteps {
  /** The part last gone to; `round` grows each time, so that going to the same one again is noticed. */
  current: { part: number; round: number } | undefined
  next: () => void
  previous: () => void
  /** Set by the component that draws the rows; scrolls one into view. */
  show: { current: (row: number) => void }
}

/** Goes from conflict to conflict by buttons, F7 and Shift+F7, skipping resolved ones while others are open. */
export function useConflictSteps(list: MergeRowList): ConflictSteps {
  const [current, setCurrent] = useState<{ part: number; round: number }>()
  const show = useRef<(row: number) => void>(() => {})
  const targets = list.open.length > 0 ? list.open : list.conflicts

  const go = (part: number | undefined) => {
    if (part === undefined) return
    show.current(list.rowOf(part))
    setCurrent({ part, round: (current?.round ?? 0) + 1 })
  }
  const at = current?.part ?? -1
  const next = () => go(targets.find((part) => part > at) ?? targets[0])
  const previous = () => go(targets.findLast((part) => part < at) ?? targets.at(-1))
  useShortcutScope('differences')
  useCommand('next-change', targets.length > 0 ? next : undefined)
  useCommand('previous-change', targets.length > 0 ? previous : undefined)
  return { current, next, previous, show }
}
