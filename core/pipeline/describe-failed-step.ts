import type { Localized } from '#kit/language.ts'
import type { FailedStep } from '#kit/pipeline/step-error.ts'
import { fill } from '#kit/sentence.ts'

/**
 * Describes where a pipeline failed: `Step 2 (base64/decode), line 3`.
 *
 * @param name the operation's title, if it is to be used instead of its public name
 */
export function describeFailedStep(
  { index, tool, operation, line, item }: FailedStep,
  name = `${tool}/${operation}`,
): Localized {
  const params = { step: index + 1, name, line: line ?? '', item: item ?? '' }
  const piece = line !== undefined ? pieces.line : item !== undefined ? pieces.item : { en: '', zh: '' }
  return { en: fill(step.en + piece.en, params), zh: fill(step.zh + piece.zh, params) }
}

const step = { en: 'Step {step} ({name})', zh: '第 {step} 步（{name}）' }
const pieces = {
  line: { en: ', line {line}', zh: '第 {line} 行' },
  item: { en: ', item {item}', zh: '第 {item} 项' },
}
