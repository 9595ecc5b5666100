import { type ReactNode, useRef } from 'react'
import styles from './batch.module.css'
import type { BatchRow } from './batch.ts'
import { BatchItem, type RowActions, type Told } from './batch-item.tsx'
import { focusAdd } from './file-drop-strip.tsx'

interface BatchListProps<Output, About> {
  label: string
  rows: readonly BatchRow<Output, About>[]
  selected?: number | undefined
  /** Under the name: the size, or what a look at the file told. */
  aboutOf: (row: BatchRow<Output, About>) => ReactNode
  tell: (output: Output, row: BatchRow<Output, About>) => Told
  actions: RowActions
}

/** The files of a batch, each with its own progress and result. */
export function BatchList<Output, About>({
  label,
  rows,
  selected,
  aboutOf,
  tell,
  actions,
}: BatchListProps<Output, About>) {
  const list = useRef<HTMLUListElement>(null)

  function remove(id: number): void {
    const index = rows.findIndex((row) => row.id === id)
    actions.onRemove(id)
    // Somebody who goes by keys goes on at the next file.
    setTimeout(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
      const next = buttons[Math.min(index, buttons.length - 1)]
      if (next) next.focus()
      else focusAdd()
    })
  }

  return (
    <ul ref={list} className={styles['list']} aria-label={label}>
      {rows.map((row) => (
        <BatchItem
          key={row.id}
          row={row}
          about={aboutOf(row)}
          told={row.output === undefined ? undefined : tell(row.output, row)}
          isSelected={row.id === selected}
          actions={{ ...actions, onRemove: remove }}
        />
      ))}
    </ul>
  )
}
