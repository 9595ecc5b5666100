import { Loading } from '../../shell/loading.tsx'
import styles from './delayed-loading.module.css'

/** Nothing for a second, so that what is there at once does not flash; then that it is loading. */
export function DelayedLoading() {
  return (
    <div className={styles['delayed']}>
      <Loading />
    </div>
  )
}
