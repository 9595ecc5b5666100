import styles from './batch.module.css'

/** How much smaller a file has become, in hundredths; never all of it. */
export function SavedPercent({ before, after }: { before: number; after: number }) {
  const percent = Math.min(99, Math.round((1 - after / before) * 100))
  return <span className={styles['saved']}>−{percent}%</span>
}
