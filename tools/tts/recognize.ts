import { isProse } from '#lib/recognition/is-prose.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Any text of words can be read aloud; sentences rather so. */
export const recognize: Recognize = ({ text, file }) =>
  file || !hasWords(text)
    ? []
    : [{ operation: 'speak', label, confidence: confidence.anything + (isProse(text) ? 0.1 : 0) }]

const label = { en: 'Read it aloud', zh: '朗读这段文字' }

/** Words with spaces between them, or Chinese, and few of the marks that code and data are full of. */
function hasWords(text: string): boolean {
  const head = text.slice(0, 2000)
  const marks = head.match(/[{}<>=;|\\[\]]/g)?.length ?? 0
  const isSpoken = /\p{L}\s+\p{L}/u.test(head) || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]{4}/u.test(head)
  return isSpoken && marks * 100 < head.length
}
