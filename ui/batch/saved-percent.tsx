import styles from './batch.module.css'

/** What a file has lost, in hundredths; never all of it. */
export function Won({ before, after }: { before: number; after: number }) {
  const percent = Math.min(99, Math.round((1 - after / before) * 100))
  return <span className={styles['won']}>−{percent}%</span>
}

/** A word in a box: a state that is neither good nor bad. */
export function Tag({ children }: { children: string }) {
  return <span className={styles['tag']}>{children}</span>
}
