import { fill } from '#kit/sentence.ts'
import batch from '#ui/batch.module.css'
import { useTexts } from '#ui/language.ts'
import { bytesIn, pathOf } from './file-facts.ts'
import { useMeasures } from './measures.tsx'
import styles from './page.module.css'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'
import type { HashRow } from './use-hashes.tsx'

/** How far a file has been read, how fast, and how long it will still take. */
export function RowProgress({ row: { file, share, since } }: { row: HashRow }) {
  const { page: words } = useTexts({ en, zh })
  const { speed } = useMeasures()
  const percent = Math.floor(share * 100)
  const passed = performance.now() - since
  const rate = speed(bytesIn(file) * share, passed)
  const seconds = Math.max(1, Math.round(((passed / share) * (1 - share)) / 1000))
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
      <small>{fill(rate && share >= 0.05 ? words.left : words.percent, { percent, speed: rate ?? '', seconds })}</small>
    </div>
  )
}
