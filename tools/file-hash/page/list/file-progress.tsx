import batch from '#ui/batch/batch.module.css'
import { bytesIn, pathOf } from '../../files/file-facts.ts'
import styles from '../page.module.css'
import type { HashRow } from '../run/use-hash-batch.ts'
import { useMeasures } from '../run/use-speed-format.ts'

/** How far a file has been read, how fast, and how long it will still take. */
export function RowProgress({ row: { file, share, since } }: { row: HashRow }) {
  const { progress } = useMeasures()
  const percent = Math.floor(share * 100)
  const size = bytesIn(file)
  const milliseconds = performance.now() - since
  return (
    <div className={styles['running']}>
      <div
        className={batch['progress']}
        role="progressbar"
        aria-label={pathOf(file)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <b style={{ width: `${percent}%` }} />
      </div>
      <small>{progress({ share, bytes: size * share, left: size * (1 - share), milliseconds })}</small>
    </div>
  )
}
