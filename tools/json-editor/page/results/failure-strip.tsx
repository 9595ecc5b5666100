import type { Run } from '#ui/run/use-operation.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import styles from './failure-strip.module.css'
import { InvalidJsonActions } from './invalid-json-actions.tsx'
import { issuePositionOf } from './issue-position.ts'

/**
 * Shows the failure below the document, where the options separate it from the status line. The status line announces
 * it to screen readers.
 */
export function FailureStrip({ run }: { run: Run<unknown> }) {
  const sentence = useSentence()
  if (run.state !== 'failed') return null
  const place = issuePositionOf(run)
  return (
    <div className={styles['strip']}>
      <p>{sentence(run.error)}</p>
      {place && <InvalidJsonActions place={place} />}
    </div>
  )
}
