import { isProse } from '#lib/recognition/is-prose.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Recognizes text that can be read aloud, sentences more surely. */
export const recognize: Recognize = ({ text, file }) =>
  file || !hasWords(text)
    ? []
    : [{ operation: 'speak', label, confidence: confidence.anything + (isProse(text) ? 0.1 : 0) }]

const label = { en: 'Read it aloud', zh: '朗读这段文字' }

/** Whether a text is words separated by spaces, or Chinese, with few of the signs frequent in code and data. */
function hasWords(text: string): boolean {
  const head = text.slice(0, 2000)
  const marks = head.match(/[{}<>=;|\\[\]]/g)?.length ?? 0
  const isSpoken = /\p{L}\s+\p{L}/u.test(head) || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]{4}/u.test(head)
  return isSpoken && marks * 100 < head.length
}
