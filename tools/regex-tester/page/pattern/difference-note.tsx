import { IconAlertTriangle } from '@tabler/icons-react'
import type { Localized } from '#kit/language.ts'
import { useLanguage } from '#ui/language/language.ts'
import styles from './pitfall-note.module.css'

/** Says where Python and PCRE2, which runs its patterns, differ, and which references a replacement writes otherwise. */
export function DifferenceNote({ warnings }: { warnings: readonly Localized[] }) {
  const language = useLanguage()
  return warnings.map((warning) => (
    <div key={warning.en} className={styles['pitfall']} role="note">
      <IconAlertTriangle size={16} stroke={1.75} />
      <span>{warning[language]}</span>
    </div>
  ))
}
