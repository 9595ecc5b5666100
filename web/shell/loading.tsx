import { useTexts } from '#ui/language/language.ts'
import styles from './state-panel.module.css'
import { StatePanel } from './state-panel.tsx'

/** Shown in place of a page that has been loading for a second. */
export function Loading() {
  const words = useTexts({ en: { loading: 'Loading...' }, zh: { loading: '加载中…' } })
  return (
    <StatePanel role="status">
      <span className={styles['spinner']} />
      <p>{words.loading}</p>
    </StatePanel>
  )
}
