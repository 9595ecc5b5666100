import type { Localized } from '#kit/language.ts'
import type { FailedStep } from '#kit/pipeline/step-error.ts'
import { fill } from '#kit/sentence.ts'

/** Says at which step something failed: `Step 2 (base64/decode), line 3`. */
export function placeOf({ index, tool, operation, line, item }: FailedStep): Localized {
  const params = { step: index + 1, tool, operation, line: line ?? '', item: item ?? '' }
  const piece = line !== undefined ? pieces.line : item !== undefined ? pieces.item : { en: '', zh: '' }
  return { en: fill(step.en + piece.en, params), zh: fill(step.zh + piece.zh, params) }
}

const step = { en: 'Step {step} ({tool}/{operation})', zh: '第 {step} 步（{tool}/{operation}）' }
const pieces = {
  line: { en: ', line {line}', zh: '第 {line} 行' },
  item: { en: ', item {item}', zh: '第 {item} 项' },
}
