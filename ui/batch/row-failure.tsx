import { BugDetails } from '../run/bug-details.tsx'
import { useErrorMessage } from '../tool/use-sentence.ts'
import styles from './row-failure.module.css'

/** The error of a row: the message, the reason, and details of a bug to report. */
export function RowFailure({ error }: { error: Error }) {
  const { title, reason } = useErrorMessage()(error)
  return (
    <div className={styles['failure']} role="alert">
      <span>{title}</span>
      <small>{reason}</small>
      <BugDetails error={error} />
    </div>
  )
}
