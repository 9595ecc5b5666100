import { loadTexts } from '#core/load-tools.node.ts'
import type { Language } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import type { Params } from '#kit/tool-error.ts'
import { escapeControlsInLine } from '#lib/text/escape-controls.ts'
import type { Terminal } from '../terminal.ts'

/** Further warnings are only counted: nobody reads a million. */
const maxLines = 20

const words = {
  en: {
    warning: 'warning: ',
    step: 'step {step}: ',
    at: 'line {line}, column {column}: ',
    more: '{count} more, all of which --json gives',
    cut: 'further ones are not told',
  },
  zh: {
    warning: '警告：',
    step: '第 {step} 步：',
    at: '第 {line} 行第 {column} 列：',
    more: '另有 {count} 条，用 --json 查看全部',
    cut: '其余不再列出',
  },
}

interface Source {
  tool: string
  /** In a pipeline, from 1. */
  step?: number
  /** Whether further warnings have been or may have been dropped before. */
  isCut?: boolean
}

/**
 * Writes the warnings of a result to standard error, a line each, since standard output only has the main text or file.
 */
export async function writeWarnings(
  warnings: unknown[],
  { tool, step, isCut }: Source,
  language: Language,
  { stderr }: Terminal,
): Promise<void> {
  const { output } = await loadTexts(tool, language)
  const { warning, more } = words[language]
  const lines = warnings.slice(0, maxLines).map((each) => warningSentence(each, output['warnings'], language))
  if (warnings.length > maxLines) lines.push(fill(more, { count: warnings.length - maxLines }))
  if (isCut) lines.push(words[language].cut)
  const start = warning + (step === undefined ? '' : fill(words[language].step, { step }))
  stderr.write(lines.map((line) => `${start}${escapeControlsInLine(line)}\n`).join(''))
}

/** A warning that is more than a code: a sentence in both languages, or a position with a message. */
type Warning = Partial<Record<Language, string>> & {
  line?: number
  column?: number
  /** In English. */
  message?: string
  code?: string
  params?: Params
}

/**
 * Writes a warning in one line.
 *
 * @param text the words of the output `warnings` in that language: the codes are its choices, or those of its column
 *   `code`
 */
function warningSentence(warning: unknown, text: AnyFieldText | undefined, language: Language): string {
  if (typeof warning !== 'object' || warning === null) return text?.choices?.[String(warning)] ?? String(warning)
  const { line, column, message, code = '', params = {}, [language]: said } = warning as Warning
  if (said !== undefined) return said
  if (message === undefined) return JSON.stringify(warning)
  const sentence = language === 'en' ? undefined : text?.columns?.['code']?.choices?.[code]
  const place = line === undefined || column === undefined ? '' : fill(words[language].at, { line, column })
  return place + (sentence === undefined ? message : fill(sentence, params))
}
