import type { InputError } from '#kit/input-error.ts'
import type { FailedStep } from '#kit/pipeline/step-error.ts'
import { fill } from '#kit/sentence.ts'
import type { ToolError } from '#kit/tool-error.ts'
import { useTexts } from '#ui/language/language.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import styles from './steps.module.css'

/** The error of a step in its tool's texts, and the line or item at which it occurred. */
export function StepFailure({ cause, place }: { cause: ToolError | InputError; place: FailedStep | undefined }) {
  const words = useTexts(texts)
  const sentence = useSentence()
  const { line, item } = place ?? {}
  const piece = line !== undefined ? fill(words.line, { line }) : item !== undefined ? fill(words.item, { item }) : ''
  return (
    <p className={styles['failure']}>
      {piece}
      {sentence(cause)}
    </p>
  )
}

const texts = {
  en: { line: 'Line {line}: ', item: 'Item {item}: ' },
  zh: { line: '第 {line} 行：', item: '第 {item} 项：' },
}
