import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Markdown by its syntax: headings, lists, fences, links, quotes, tables. Several kinds of them make it sure. */
export const recognize: Recognize = ({ text, file }) => {
  if (file && /\.(?:md|markdown|mdown|mkd)$/i.test(file.name)) return [render(confidence.certain)]
  if (isHtml.test(text)) return [{ ...render(0.3), label: preview, kind: { en: 'HTML', zh: 'HTML' } }]
  // A script's comments are no headings.
  if (text.startsWith('#!')) return []
  const kinds = (isSettings.test(text) ? inText : [...inText, ...likeSettings]).filter((mark) => mark.test(text)).length
  const sure = kinds > 2 ? confidence.certain : kinds === 2 ? confidence.likely : kinds === 1 ? 0.35 : 0
  return sure === 0 ? [] : [render(sure)]
}

const render = (sure: number) => ({
  operation: 'render',
  label: { en: 'Preview Markdown', zh: '预览 Markdown' },
  confidence: sure,
  kind: { en: 'Markdown', zh: 'Markdown' },
})

const preview = { en: 'Preview HTML', zh: '预览 HTML' }

/** Elements of a text or a page, of which Markdown may consist. */
const isHtml = /^<(?:!doctype html|html|body|div|section|article|main|header|footer|table|ul|ol|p|h[1-6])\b/i

/** Keys with values: a heading is a comment there, and a list is one. */
const isSettings = /^[\w.-]{1,60}:(?: |$)/m

const likeSettings = [/^#{1,6} \S/m, /^ {0,6}(?:[-*+]|\d{1,3}[.)]) (?:\[[ x]\] )?\S.*\n {0,6}(?:[-*+]|\d{1,3}[.)]) /m]

const inText = [
  /^(?:```|~~~)[\w-]*$/m,
  /\]\((?:https?:\/\/|\/|#|\.\/)[^)\s]/,
  /\*\*[^*\s][^*\n]{0,200}\*\*/,
  /^> \S/m,
  /^\|? ?:?-{3,}:? ?\|/m,
]
