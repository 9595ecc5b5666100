import { fill } from '#kit/sentence.ts'
import { OnThisDevice, Status } from '#ui/bench/status.tsx'
import { ariaKeys } from '#ui/commands/aria-keys.ts'
import { Button } from '#ui/controls/button.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { useIsSlow } from '#ui/run/use-is-slow.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { engineTitles } from '../../search/to-tool-error.ts'
import type { PageTexts } from '../texts.en.ts'
import { matchCountSentence } from './count-sentences.ts'
import { isPatternError } from './is-pattern-error.ts'
import styles from './status-line.module.css'
import type { Fields } from './use-fields.ts'
import type { RequestedRun } from './use-requested-run.ts'
import type { Runs } from './use-runs.ts'

interface StatusLineProps {
  test: Runs['test']
  /** The run of the open tab. */
  shown: RequestedRun<unknown>
  fields: Fields
  onSeconds: (seconds: number) => void
}

const limits = [1, 2, 5, 10, 30]

/** The number of matches and the time, or the state of the run; the engine; and the time limit. */
export function StatusLine({ test, shown, fields, onSeconds }: StatusLineProps) {
  const words = usePageTexts<PageTexts>()
  const isShownOut = shown.state === 'running' || shown.state === 'failed' || shown.state === 'cancelled'
  const run = isShownOut ? shown : test
  return (
    <>
      {run.state === 'done' && test.state === 'done' ? <Done test={test} /> : <Going run={run} fields={fields} />}
      <OnThisDevice />
      {run.state === 'running' && <CancelButton run={run} />}
      {run.state === 'cancelled' && (
        <Button size="small" onClick={run.runNow}>
          {words.again}
        </Button>
      )}
      <Spacer />
      <span className={styles['limit']}>
        {words.stopAfter}
        <select
          aria-label={words.stopAfter}
          value={fields.seconds}
          onChange={({ currentTarget: { value } }) => onSeconds(Number(value))}
        >
          {[...new Set([...limits, fields.seconds])]
            .sort((a, b) => a - b)
            .map((seconds) => (
              <option key={seconds} value={seconds}>
                {fill(words.seconds, { count: seconds })}
              </option>
            ))}
        </select>
      </span>
    </>
  )
}

function Done({ test: { output } }: { test: Runs['test'] }) {
  const words = usePageTexts<PageTexts>()
  const { count = 0, milliseconds = 0 } = output ?? {}
  const matches = matchCountSentence(count, words)
  const time =
    milliseconds < 1000
      ? fill(words.milliseconds, { count: milliseconds.toFixed(milliseconds < 10 ? 1 : 0) })
      : fill(words.seconds, { count: (milliseconds / 1000).toFixed(1) })
  return (
    <Status>
      <span className={styles['numbers']}>{fill(words.inTime, { matches, time })}</span>
    </Status>
  )
}

function Going({ run, fields }: { run: RequestedRun<unknown>; fields: Fields }) {
  const words = usePageTexts<PageTexts>()
  const sentence = useSentence()
  const isSlow = useIsSlow(run)
  if (run.state === 'failed') {
    // Errors of the pattern are shown at its field.
    const isShownAtField = isPatternError(run.error)
    return (
      <Status role={isShownAtField ? undefined : 'alert'} kind="danger">
        {isShownAtField ? words.noneYet : sentence(run.error)}
      </Status>
    )
  }
  const isLoading = run.state === 'running' && run.share === 0
  const running = isLoading ? fill(words.loadingEngine, { engine: engineTitles[fields.engine] }) : words.running
  const state = run.state === 'cancelled' ? words.canceled : run.state === 'running' && isSlow ? running : words.idle
  return <Status kind="idle">{state}</Status>
}

function CancelButton({ run }: { run: RequestedRun<unknown> }) {
  const words = usePageTexts<PageTexts>()
  if (!useIsSlow(run)) return null
  return (
    <Button size="small" onClick={run.cancel} aria-keyshortcuts={ariaKeys('cancel')}>
      {words.cancel}
    </Button>
  )
}
