import { useTexts } from '#ui/language/language.ts'
import styles from './state-panel.module.css'

/** Stands where a page will be once it has been loading for a second. */
export function Loading() {
  const words = useTexts({ en: { loading: 'Loading...' }, zh: { loading: '加载中...' } })
  return (
    <div className={styles['middle']} role="status">
      <div className={styles['panel']}>
        <span className={styles['spinner']} />
        <p>{words.loading}</p>
      </div>
    </div>
  )
}
