import styles from './batch.module.css'

/** The saved share in percent, at most 99. */
export function SavedPercent({ before, after }: { before: number; after: number }) {
  return <span className={styles['saved']}>−{percentSaved(before, after)}%</span>
}

export const percentSaved = (before: number, after: number): number =>
  before > 0 ? Math.min(99, Math.round((1 - after / before) * 100)) : 0
