import { fill } from '#kit/sentence.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import { warningSentence } from '#kit/words/warning-sentence.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import styles from './steps.module.css'

interface StepWarningsProps {
  warnings: readonly unknown[]
  /** What the tool of the step says of them. */
  text: AnyFieldText | undefined
}

/** What was odd about the input of a step: how many things, and each at a press. */
export function StepWarnings({ warnings, text }: StepWarningsProps) {
  const words = useTexts(texts)
  const language = useLanguage()
  return (
    <details className={styles['warnings']}>
      <summary>{fill(words.warnings, { count: warnings.length })}</summary>
      <ul>
        {warnings.map((warning) => (
          <li key={JSON.stringify(warning)}>{warningSentence(warning, text, language)}</li>
        ))}
      </ul>
    </details>
  )
}

const texts = {
  en: { warnings: '{count|warning|warnings}' },
  zh: { warnings: '{count} 条警告' },
}
