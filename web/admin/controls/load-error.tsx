import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { Note } from '../../forms/note.tsx'
import styles from './load-error.module.css'

/** Replaces content that failed to load, with a retry button. */
export function LoadError({ message, onRetry }: { message: string; onRetry: () => unknown }) {
  const words = useTexts({ en: { retry: 'Retry' }, zh: { retry: '重试' } })
  return (
    <div className={styles['failed']}>
      <Note tone="danger">{message}</Note>
      <Button onClick={() => void onRetry()}>{words.retry}</Button>
    </div>
  )
}
