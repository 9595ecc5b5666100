import { useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { useIsSlow } from '#ui/run/use-is-slow.ts'
import type { HeldText } from '#ui/text/held-text.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import type { TableOptions } from '../../table/table-document.ts'
import type { PageTexts } from '../texts.en.ts'
import { ArrangedTable } from './arranged-table.tsx'
import styles from './table.module.css'
import { type Opening, useTable } from './use-table.ts'

interface TableViewProps {
  text: string | HeldText
  options: TableOptions
  /** Leads to a place in the text, where that can be edited. */
  onShowText: ((place: CaretPosition) => void) | undefined
}

/** A text as the table that it is. */
export default function TableView({ text, options, onShowText }: TableViewProps) {
  const [round, setRound] = useState(0)
  const opening = useTable(text, options, round)
  return (
    <div className={styles['view']}>
      {opening.state === 'open' ? (
        <ArrangedTable key={opening.table.number} table={opening.table} onShowText={onShowText} />
      ) : (
        <OpeningState opening={opening} onAgain={() => setRound((now) => now + 1)} />
      )}
    </div>
  )
}

/** Why there is no table to see: it is on its way, or was refused. */
function OpeningState({ opening, onAgain }: { opening: Exclude<Opening, { state: 'open' }>; onAgain: () => void }) {
  const words = usePageTexts<PageTexts>()
  const sentence = useSentence()
  if (opening.state === 'running') return <Running opening={opening} />
  return (
    <p className={styles['state']} data-kind="danger">
      <span role="alert">{opening.error ? sentence(opening.error) : words.broken}</span>
      {!opening.error && (
        <Button size="small" onClick={onAgain}>
          {words.again}
        </Button>
      )}
    </p>
  )
}

function Running({ opening }: { opening: Extract<Opening, { state: 'running' }> }) {
  const words = usePageTexts<PageTexts>()
  if (!useIsSlow({ ...opening, output: undefined })) return null
  return <p className={styles['state']}>{fill(words.opening, { percent: Math.round(opening.share * 100) })}</p>
}
