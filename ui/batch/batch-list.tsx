import { type ReactNode, useRef } from 'react'
import { runCommand } from '../commands/available-offers.ts'
import { focusNextRow } from '../controls/focus-next-row.ts'
import styles from './batch.module.css'
import type { BatchRow } from './batch.ts'
import { BatchItem, type ResultSummary, type RowActions } from './batch-item.tsx'

interface BatchListProps<Output, About> {
  label: string
  rows: readonly BatchRow<Output, About>[]
  selected?: number | undefined
  /** Below the name: the size, or details read from the file. */
  aboutOf: (row: BatchRow<Output, About>) => ReactNode
  summarize: (output: Output, row: BatchRow<Output, About>) => ResultSummary
  actions: RowActions
}

/** The files of a batch, each with its own progress and result. */
export function BatchList<Output, About>({
  label,
  rows,
  selected,
  aboutOf,
  summarize,
  actions,
}: BatchListProps<Output, About>) {
  const list = useRef<HTMLUListElement>(null)

  function remove(id: number): void {
    const index = rows.findIndex((row) => row.id === id)
    actions.onRemove(id)
    focusNextRow(list.current, index, () => runCommand('go-to-input'))
  }

  return (
    <ul ref={list} className={styles['list']} aria-label={label}>
      {rows.map((row) => (
        <BatchItem
          key={row.id}
          row={row}
          about={aboutOf(row)}
          summary={row.output === undefined ? undefined : summarize(row.output, row)}
          isSelected={row.id === selected}
          actions={{ ...actions, onRemove: remove }}
        />
      ))}
    </ul>
  )
}
