import { useState } from 'react'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { OpeningState } from '#ui/opened/opening-state.tsx'
import { useOpened } from '#ui/opened/use-opened.ts'
import type { TableMethods, TableSource } from '../../table/table-methods.ts'
import { ArrangedTable } from './arranged-table.tsx'
import styles from './table.module.css'

export interface TableViewProps extends TableSource {
  /** What the table is called. */
  label: string
  /** The run that made it is over, or failed: it is paler. */
  isStale?: boolean
  /** Leads to a place in the text, where that can be edited. */
  onShowText: ((place: CaretPosition) => void) | undefined
}

/** A text as the table that it is. */
export default function TableView({ label, isStale = false, onShowText, ...source }: TableViewProps) {
  const [round, setRound] = useState(0)
  const opening = useOpened<TableMethods>(newWorker, source, round, typeof source.text === 'string')
  return (
    <div className={styles['view']} data-stale={isStale || undefined}>
      {opening.state === 'open' ? (
        <ArrangedTable
          // The same columns again stay sorted and filtered as they are.
          key={opening.opened.summary.columns.map(({ name }) => name).join('\n')}
          label={label}
          table={{ ...opening.opened.summary, worker: opening.opened.worker }}
          onShowText={onShowText}
        />
      ) : (
        <OpeningState opening={opening} onAgain={() => setRound((now) => now + 1)} />
      )}
    </div>
  )
}

const newWorker = (): Worker =>
  new Worker(new URL('../../table/table.worker.browser.ts', import.meta.url), { type: 'module' })
