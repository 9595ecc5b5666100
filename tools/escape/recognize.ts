import { confidence, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeText } from '#lib/recognition/summarize-text.ts'
import { invisibles, isAllowedInContext, isBidiControl } from './inspection/invisible.ts'

/** Recognizes texts with two escapes or more, and lines with invisible characters or mixed look-alike scripts. */
export const recognize: Recognize = ({ text, file }) =>
  file && text === '' ? [] : [...ofEscapes(text), ...ofSuspicious(text)]

const labels = {
  unescape: { en: 'Unescape', zh: '反转义' },
  inspect: { en: 'Inspect the characters', zh: '检查字符' },
}
const kinds = {
  escapes: { en: 'escaped text', zh: '转义后的文本' },
  oddities: { en: 'text with hidden or look-alike characters', zh: '含不可见或形近字符的文本' },
}

function ofEscapes(text: string): Recognition[] {
  // Excludes JSON and markup, which have tools of their own, character classes, and URLs, whose & separates parameters.
  if (/^[[{"]|<[a-z!/]|\[\^?\\[ux]|\\u[\da-f]{4}-|^\w+:\/\/\S+$/i.test(text.slice(0, maxExamined))) return []
  const count = text.slice(0, maxExamined).match(escapes)?.length ?? 0
  if (count < 2) return []
  const brief = summarizeText(plainText(text.slice(0, maxExamined)), text.length > maxExamined)
  return [{ operation: 'unescape', label: labels.unescape, confidence: 0.8, kind: kinds.escapes, brief }]
}

/** In UTF-16 units. */
const maxExamined = 20_000

const escapes =
  /\\u(?:[\da-f]{4}|\{[\da-f]{1,6}\})|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});|(?<!\w)U\+[\da-f]{4,6}(?![\da-z]) ?/gi

/** Unescapes a text as far as possible without the table of references. */
const plainText = (text: string): string =>
  text.replace(escapes, (sequence) => {
    const hex = /^(?:\\u\{?|&#x|U\+)([\da-f]+)/i.exec(sequence)?.[1]
    const decimal = /^&#(\d+)/.exec(sequence)?.[1]
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point) : (names[sequence] ?? sequence)
  })

const names: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': ' ',
}

function ofSuspicious(text: string): Recognition[] {
  if (text.length > maxLine || /[\r\n]/.test(text) || !hasSuspicious(text)) return []
  return [{ operation: 'inspect', label: labels.inspect, confidence: confidence.possible, kind: kinds.oddities }]
}

/** In UTF-16 units. */
const maxLine = 2000

function hasSuspicious(text: string): boolean {
  if (/[A-Za-z][\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][A-Za-z]/u.test(text))
    return true
  const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
  return Array.from(text.matchAll(invisibles)).some(
    ({ 0: character, index }) =>
      !isAllowedInContext(text, index, character) && !(isRightToLeft && isBidiControl(character)),
  )
}
