import { isBug } from '#core/report-bug.ts'
import { CopyButton } from '../controls/copy-button.tsx'
import { useTexts } from '../language/language.ts'
import styles from './bug-details.module.css'
import { describeBug } from './describe-bug.ts'

/** Beside the sentence of an error: what it was, to be looked at and copied. Of a failure that was expected nothing. */
export function BugDetails({ error }: { error: Error }) {
  const words = useTexts(texts)
  if (!isBug(error)) return null
  const described = describeBug(error)
  return (
    <details className={styles['details']}>
      <summary>{words.details}</summary>
      <div className={styles['panel']}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
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
