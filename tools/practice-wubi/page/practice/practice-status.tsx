import { fill } from '#kit/sentence.ts'
import { OnThisDevice, Status } from '#ui/bench/status.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { type PracticeData, practiceStore } from '../kept/practice-data.ts'
import type { Round } from '../round/round.ts'
import type { Score } from '../round/score.ts'
import type { PageTexts } from '../texts.en.ts'
import { TableDialog } from './table-dialog.tsx'
import type { TableState } from './use-table.ts'

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
