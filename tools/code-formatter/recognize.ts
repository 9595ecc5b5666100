import type { Localized } from '#kit/language.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'
import { detectLanguage } from './language/detect.ts'
import { type CodeLanguage, languageNames } from './language/languages.ts'

/** Recognizes code in languages that no other tool handles; whether it is to be formatted is unknown. */
export const recognize: Recognize = ({ text, file }) => {
  if (file && text === '') return []
  const language = detectLanguage(text)
  if (!language || readByOthers.has(language)) return []
  if (language === 'html' && !isMarkup(text)) return []
  const name = languageNames[language]
  const kind: Localized = { en: name, zh: name }
  return [{ operation: 'format', label, confidence: sureOf(text), kind }]
}

/** A whole page is more certain than a part. */
const sureOf = (text: string): number => (isPage.test(text) ? confidence.likely : confidence.possible - 0.11)

const isPage = /^<(?:!doctype html|html|head|body)\b/i

/** Whether a text is more than prose with some tags: it has a structural tag, or several elements. */
const isMarkup = (text: string): boolean =>
  /^<(?:!doctype|html|head|body|div|section|article|main|header|footer|nav|form|table|ul|ol|p|h[1-6]|script|style|link|meta)\b/i.test(
    text,
  ) || (text.slice(0, 10_000).match(/<\/?[a-z]/gi)?.length ?? 0) >= 6

const label = { en: 'Format code', zh: '格式化代码' }

const readByOthers = new Set<CodeLanguage>(['json5', 'markdown', 'yaml'])
