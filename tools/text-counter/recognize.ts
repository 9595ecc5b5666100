import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Any text can be counted; several sentences of prose rather so. */
export const recognize: Recognize = ({ text, file }) => {
  if (!file) {
    const sure = isProse(text) ? confidence.anything + 0.1 : confidence.anything
    return [{ operation: 'count', label, confidence: sure }]
  }
  const isText = file.type.startsWith('text/') && text !== ''
  return isText ? [{ operation: 'countFile', label, confidence: confidence.anything }] : []
}

const label = { en: 'Count words and characters', zh: '统计字数' }

/** Long, with ends of sentences in it, and without the marks that code and data are full of. */
function isProse(text: string): boolean {
  const head = text.slice(0, 2000)
  const ends = head.match(/[.!?]\s|[。！？]/g)?.length ?? 0
  const marks = head.match(/[{}<>=;|\\[\]]/g)?.length ?? 0
  return head.length >= 200 && ends >= 3 && marks * 100 < head.length
}
