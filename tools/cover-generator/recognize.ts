import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** A line of words may be the title of a cover. */
export const recognize: Recognize = ({ text, isCut, file }) => {
  if (file || isCut || !isTitle(text)) return []
  return [{ operation: 'generate', label, confidence: confidence.anything, input: { title: text } }]
}

const label = { en: 'Make a cover of this title', zh: '用作封面标题' }

/** One line of prose, without the punctuation of code, links and data. */
function isTitle(text: string): boolean {
  if (text.length < 4 || text.length > 80 || /[{}<>=;|\\[\]@/\n]/.test(text)) return false
  return /\p{L}\s+\p{L}/u.test(text) || /\p{Script=Han}{4}/u.test(text)
}
