import type { Language } from '../language.ts'
import { fill } from '../sentence.ts'
import type { AnyFieldText } from '../texts.ts'
import type { Params } from '../tool-error.ts'

/** What an operation may warn of, besides a code alone: a sentence in both languages, or a place and what is odd there. */
type Warning = Partial<Record<Language, string>> & {
  line?: number
  column?: number
  /** In English. */
  message?: string
  code?: string
  params?: Params
}

const at = { en: 'line {line}, column {column}: ', zh: '第 {line} 行第 {column} 列：' }

/**
 * Says a warning of an operation in one line.
 *
 * @param text the words of the output `warnings` in that language: its codes are its choices, or those of its column `code`
 */
export function warningSentence(warning: unknown, text: AnyFieldText | undefined, language: Language): string {
  if (typeof warning !== 'object' || warning === null) return text?.choices?.[String(warning)] ?? String(warning)
  const { line, column, message, code = '', params = {}, [language]: said } = warning as Warning
  if (said !== undefined) return said
  if (message === undefined) return JSON.stringify(warning)
  const sentence = language === 'en' ? undefined : text?.columns?.['code']?.choices?.[code]
  const place = line === undefined || column === undefined ? '' : fill(at[language], { line, column })
  return place + (sentence === undefined ? message : fill(sentence, params))
}
