import { BugDetails } from '../run/bug-details.tsx'
import { useErrorMessage } from '../tool/use-sentence.ts'
import styles from './row-failure.module.css'

/** Why a row has no result: what failed, the reason, and what there is to report of a bug. */
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
