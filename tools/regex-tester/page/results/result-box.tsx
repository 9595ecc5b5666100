import type { ReactNode } from 'react'
import { ToolError } from '#kit/tool-error.ts'
import { Button } from '#ui/controls/button.tsx'
import { OutOfDate } from '#ui/output/out-of-date.tsx'
import { resultPart } from '#ui/panes/bench-parts.ts'
import { TrySample } from '#ui/panes/try-sample.tsx'
import { BugDetails } from '#ui/run/bug-details.tsx'
import type { Run } from '#ui/run/use-operation.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { isPatternError } from '../runs/is-pattern-error.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './results.module.css'

interface ResultBoxProps {
  run: Run<unknown>
  /** The content of the empty state. */
  empty: string
  children: ReactNode
}

/** The one result area. While a run goes on, or after it failed, the last good output stays in view, paler. */
export function ResultBox({ run, empty, children }: ResultBoxProps) {
  const words = usePageTexts<PageTexts>()
  const isStale = run.output !== undefined && (run.state === 'failed' || run.state === 'cancelled')
  return (
    <div
      className={styles['result']}
      {...resultPart}
      data-state={stateOf(run)}
      data-stale={isStale || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
    >
      {run.state === 'failed' && !isPatternError(run.error) && (
        <>
          <Failure error={run.error} />
          <BugDetails error={run.error} />
        </>
      )}
      {isStale && (
        <p className={styles['outOfDate']}>
          <OutOfDate />
        </p>
      )}
      {run.output ? (
        children
      ) : (
        <div className={styles['none']}>
          <p>{run.state === 'failed' ? words.noneYet : empty}</p>
          {run.state === 'idle' && <TrySample />}
        </div>
      )}
    </div>
  )
}

/** The failure in place of the result; a run that was stopped has a link to the check for ReDoS. */
function Failure({ error }: { error: Error }) {
  const words = usePageTexts<PageTexts>()
  const sentence = useSentence()
  const { open, onOpen } = useTool()
  const isLate = error instanceof ToolError && error.code === 'timeout'
  return (
    <p className={styles['failure']}>
      {sentence(error)}
      {isLate && open !== 'explain' && (
        <Button size="small" onClick={() => onOpen('explain')}>
          {words.why}
        </Button>
      )}
    </p>
  )
}

/** The state of a run as a value for the result area. */
export const stateOf = (run: Run<unknown>): string =>
  run.state === 'failed' ? 'error' : run.state === 'cancelled' ? 'idle' : run.state
