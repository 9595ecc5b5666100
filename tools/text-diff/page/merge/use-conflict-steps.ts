import { useRef, useState } from 'react'
import { useShortcutScope } from '#ui/commands/shortcut-scope.ts'
import { useCommand } from '#ui/commands/use-command.ts'
import type { MergeRowList } from './merge-row-list.ts'

export interface ConflictSteps {
  /** The part that was gone to; `round` tells one time from the next. */
  current: { part: number; round: number } | undefined
  next: () => void
  previous: () => void
  /** Set by who draws the rows: brings one into view. */
  show: { current: (row: number) => void }
}

/** Goes by buttons, F7 and Shift+F7 from conflict to conflict, past those that are resolved while others are open. */
export function useConflictSteps(list: MergeRowList): ConflictSteps {
  const [current, setCurrent] = useState<{ part: number; round: number }>()
  const show = useRef<(row: number) => void>(() => {})
  const ways = list.open.length > 0 ? list.open : list.conflicts

  const go = (part: number | undefined) => {
    if (part === undefined) return
    show.current(list.rowOf(part))
    setCurrent({ part, round: (current?.round ?? 0) + 1 })
  }
  const at = current?.part ?? -1
  const next = () => go(ways.find((part) => part > at) ?? ways[0])
  const previous = () => go(ways.findLast((part) => part < at) ?? ways.at(-1))
  useShortcutScope('differences')
  useCommand('next-change', ways.length > 0 ? next : undefined)
  useCommand('previous-change', ways.length > 0 ? previous : undefined)
  return { current, next, previous, show }
}
