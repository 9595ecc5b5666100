import { useState } from 'react'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { OpeningState } from '#ui/opened/opening-state.tsx'
import { useOpened } from '#ui/opened/use-opened.ts'
import type { HeldText } from '#ui/text/held-text.ts'
import type { TableOptions } from '../../table/table-document.ts'
import type { TableMethods } from '../../table/table-methods.ts'
import { ArrangedTable } from './arranged-table.tsx'
import styles from './table.module.css'

interface TableViewProps {
  text: string | HeldText
  options: TableOptions
  /** Leads to a place in the text, where that can be edited. */
  onShowText: ((place: CaretPosition) => void) | undefined
}

/** A text as the table that it is. */
export default function TableView({ text, options, onShowText }: TableViewProps) {
  const [round, setRound] = useState(0)
  const opening = useOpened<TableMethods>(newWorker, { text, ...options }, round)
  return (
    <div className={styles['view']}>
      {opening.state === 'open' ? (
        <ArrangedTable
          key={opening.opened.number}
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
