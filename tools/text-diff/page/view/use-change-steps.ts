import { useRef, useState } from 'react'
import { useShortcutScope } from '#ui/commands/shortcut-scope.ts'
import { useCommand } from '#ui/commands/use-command.ts'
import type { SideName } from '../../rows/moved-line.ts'
import type { RowList } from '../../rows/row-list.ts'

export interface ChangeSteps {
  /** The change last gone to; undefined after a new comparison. */
  current: number | undefined
  next: () => void
  previous: () => void
  /** Goes to the change of a row, or to the next one after it. */
  goNear: (row: number) => void
  /** Goes to a changed line, by its number from 1. */
  goTo: (side: SideName, line: number) => void
  /** Set by the component that draws the rows; scrolls one into view. */
  show: { current: (row: number, isForwards: boolean) => void }
}

/** Goes from change to change by buttons, F7 and Shift+F7, and outside of fields by Alt with an arrow key. */
export function useChangeSteps(list: RowList): ChangeSteps {
  const [at, setAt] = useState<{ list: RowList; change: number }>()
  const show = useRef<(row: number, isForwards: boolean) => void>(() => {})
  const current = at?.list === list ? at.change : undefined
  const { changeRows } = list

  const go = (change: number, row = changeRows[change]) => {
    if (row === undefined) return
    show.current(row, change > (current ?? -1))
    setAt({ list, change })
  }
  const next = () => go(current === undefined ? 0 : (current + 1) % changeRows.length)
  const previous = () => go(((current ?? 0) - 1 + changeRows.length) % changeRows.length)
  useShortcutScope('differences')
  useCommand('next-change', next)
  useCommand('previous-change', previous)

  const goNear = (row: number) => go(list.changeNear(row))
  const goTo = (side: SideName, line: number) => {
    const row = list.rowOf(side, line)
    go(list.changeNear(row), row)
  }
  return { current, next, previous, goNear, goTo, show }
}
