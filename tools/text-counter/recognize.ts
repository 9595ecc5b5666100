import { isProse } from '#lib/recognition/is-prose.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Recognizes any text, prose with more confidence. */
export const recognize: Recognize = ({ text, file }) => {
  if (!file) {
    const sure = isProse(text) ? confidence.anything + 0.14 : confidence.anything
    return [{ operation: 'count', label, confidence: sure }]
  }
  const isText = file.type.startsWith('text/') && text !== ''
  return isText ? [{ operation: 'countFile', label, confidence: confidence.anything }] : []
}

const label = { en: 'Count words and characters', zh: '统计字数' }
