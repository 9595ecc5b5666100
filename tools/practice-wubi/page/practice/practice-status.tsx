import { useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { OnThisDevice, Status } from '#ui/bench/status.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Modal } from '#ui/controls/modal.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { type PracticeData, practiceStore } from '../kept/practice-data.ts'
import type { Round } from '../round/round.ts'
import type { Score } from '../round/score.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './practice.module.css'
import type { TableState } from './use-table.ts'

const examples = [{ 字: 'pb pbf' }, { pb: ['字'] }].map((each) => JSON.stringify(each)).join('\n')

interface PracticeStatusProps {
  state: Round['state']
  score: Score
  tables: TableState
  data: PracticeData
  canShuffle: boolean
}

/** The state of the round, and the display settings. */
export function PracticeStatus({ state, score, tables, data, canShuffle }: PracticeStatusProps) {
  const words = usePageTexts<PageTexts>()
  const sentence = useSentence()
  const change = (changed: Partial<PracticeData>) => practiceStore.update((before) => ({ ...before, ...changed }))
  const done = { speed: Math.round(score.speed), accuracy: Math.round(score.accuracy * 100) }
  return (
    <>
      {tables.error ? (
        <>
          <Status role="alert" kind="danger">
            {sentence(tables.error)}
          </Status>
          <Button size="small" onClick={() => tables.load().catch(() => {})}>
            {words.retry}
          </Button>
        </>
      ) : (
        <Status kind={state === 'done' ? undefined : 'idle'}>
          {tables.isLoading ? words.states.loading : fill(words.states[state], done)}
        </Status>
      )}
      <OnThisDevice />
      <Spacer />
      {canShuffle && (
        <Switch label={words.shuffle} checked={data.shuffle} onChange={(shuffle) => change({ shuffle })} />
      )}
      <Switch label={words.hints} checked={data.hints} onChange={(hints) => change({ hints })} />
      <Switch label={words.keyMap} checked={data.keys} onChange={(keys) => change({ keys })} />
      <TableDialog tables={tables} />
    </>
  )
}

/** A dialog to upload a code table, or to return to the built-in one. */
function TableDialog({ tables: { ownName, error, upload, reset } }: { tables: TableState }) {
  const words = usePageTexts<PageTexts>()
  const sentence = useSentence()
  const [isOpen, setOpen] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const name = fill(words.codeTableIs, { name: ownName ?? words.builtIn })
  return (
    <>
      <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && (
        <Modal className={styles['dialog'] ?? ''} aria-label={words.codeTable} onClose={() => setOpen(false)}>
          <div>
            <h2>{name}</h2>
            <p>{words.tableForm}</p>
            <pre>{examples}</pre>
            <p role="alert" data-bad="">
              {error && sentence(error)}
            </p>
            <input
              ref={chooser}
              type="file"
              hidden
              accept=".json,application/json"
              aria-label={words.uploadTable}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file) void upload(file)
                currentTarget.value = ''
              }}
            />
            <div className={styles['buttons']}>
              <Button onClick={() => chooser.current?.click()}>{words.uploadTable}</Button>
              <Button disabled={!ownName} onClick={() => void reset()}>
                {words.resetTable}
              </Button>
              <Button look="filled" onClick={() => setOpen(false)}>
                {words.close}
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </>
  )
}
