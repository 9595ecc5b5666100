import { isBug } from '#core/report-bug.ts'
import { CopyButton } from '../controls/copy-button.tsx'
import { useTexts } from '../language/language.ts'
import styles from './bug-details.module.css'
import { describeBug } from './describe-bug.ts'

/** Details of a bug beside its message, to read and copy. Nothing for an expected error. */
export function BugDetails({ error }: { error: Error }) {
  const words = useTexts(texts)
  if (!isBug(error)) return null
  const described = describeBug(error)
  return (
    <details className={styles['details']}>
      <summary>{words.details}</summary>
      <div className={styles['panel']}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard */}
        <pre tabIndex={0}>{described}</pre>
        <CopyButton value={described} label={words.details} />
      </div>
    </details>
  )
}

const texts = {
  en: { details: 'Error details' },
  zh: { details: '错误详情' },
}
