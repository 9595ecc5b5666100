import { maxStepWarnings } from '#kit/pipeline/step-error.ts'
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
      <summary>
        {fill(warnings.length < maxStepWarnings ? words.warnings : words.first, { count: warnings.length })}
      </summary>
      <ul>
        {warnings.map((warning) => (
          <li key={JSON.stringify(warning)}>{warningSentence(warning, text, language)}</li>
        ))}
      </ul>
    </details>
  )
}

const texts = {
  en: { warnings: '{count|warning|warnings}', first: 'The first {count} warnings' },
  zh: { warnings: '{count} 条警告', first: '前 {count} 条警告' },
}
