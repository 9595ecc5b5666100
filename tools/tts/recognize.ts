import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Any text of words can be read aloud. */
export const recognize: Recognize = ({ text, file }) =>
  file || !isProse(text) ? [] : [{ operation: 'speak', label, confidence: confidence.anything }]

const label = { en: 'Read it aloud', zh: '朗读这段文字' }

/** Words with spaces between them, or Chinese, and few of the marks that code and data are full of. */
function isProse(text: string): boolean {
  const head = text.slice(0, 2000)
  const marks = head.match(/[{}<>=;|\\[\]]/g)?.length ?? 0
  const hasWords = /\p{L}\s+\p{L}/u.test(head) || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]{4}/u.test(head)
  return hasWords && marks * 100 < head.length
}
