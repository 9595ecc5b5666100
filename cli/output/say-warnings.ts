import { z } from 'zod'
import { loadTexts } from '#core/load-tools.node.ts'
import type { Language } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import { visibleInLine } from '#lib/text/visible-controls.ts'
import type { Terminal } from '../terminal.ts'

/** More are counted: a file of a million odd lines is not read line by line. */
const maxLines = 20

const words = {
  en: { warning: 'warning: ', at: 'line {line}, column {column}: ', more: '{count} more, all of which --json gives' },
  zh: { warning: '警告：', at: '第 {line} 行第 {column} 列：', more: '另有 {count} 条，用 --json 查看全部' },
}

const remark = z.object({
  line: z.int(),
  column: z.int(),
  message: z.string(),
  code: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
const localized = z.object({ en: z.string(), zh: z.string() })

/**
 * Says on standard error what was odd about the input, where standard output has the main text or file alone: one line for
 * each warning of the result.
 */
export async function sayWarnings(warnings: unknown[], tool: string, language: Language, { stderr }: Terminal) {
  const { output } = await loadTexts(tool, language)
  const { warning, more } = words[language]
  const lines = warnings.slice(0, maxLines).map((each) => sentenceOf(each, output['warnings'], language))
  if (warnings.length > maxLines) lines.push(fill(more, { count: warnings.length - maxLines }))
  stderr.write(lines.map((line) => `${warning}${visibleInLine(line)}\n`).join(''))
}

function sentenceOf(warning: unknown, text: AnyFieldText | undefined, language: Language): string {
  const said = localized.safeParse(warning)
  if (said.success) return said.data[language]
  const placed = remark.safeParse(warning)
  if (!placed.success) return text?.choices?.[String(warning)] ?? String(warning)
  const { line, column, message, code = '', params = {} } = placed.data
  const sentence = language === 'en' ? undefined : text?.columns?.['code']?.choices?.[code]
  return fill(words[language].at, { line, column }) + (sentence ? fill(sentence, params) : message)
}
