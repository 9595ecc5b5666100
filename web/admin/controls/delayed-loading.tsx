import { Loading } from '../../shell/loading.tsx'
import styles from './delayed-loading.module.css'

/** A loading note that appears after a second, so that fast answers do not flash. */
export function DelayedLoading() {
  return (
    <div className={styles['delayed']}>
      <Loading />
    </div>
  )
}
