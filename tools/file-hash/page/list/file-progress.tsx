import { ProgressBar } from '#ui/batch/progress-bar.tsx'
import { pathOf } from '#ui/transfer/file-path.ts'
import { cachedSizeOf } from '../../files/file-size.ts'
import type { HashRow } from '../run/use-hash-batch.ts'
import { useSpeedFormat } from '../run/use-speed-format.ts'
import styles from './list.module.css'

/** How far a file has been read, how fast, and how long it will still take. */
export function FileProgress({ row: { file, share, since } }: { row: HashRow }) {
  const { progress } = useSpeedFormat()
  const size = cachedSizeOf(file)
  const milliseconds = performance.now() - since
  return (
    <div className={styles['running']}>
      <ProgressBar label={pathOf(file)} percent={Math.floor(share * 100)} />
      <small>{progress({ share, bytes: size * share, left: size * (1 - share), milliseconds })}</small>
    </div>
  )
}
