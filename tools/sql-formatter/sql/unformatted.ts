import type { Localized } from '#kit/language.ts'
import { listDiagnostics, type Remark } from '#lib/diagnostics.ts'
import type { UnformattedStatement } from '#lib/sql/format-script.ts'
import { lineColumnsIn } from '#lib/text/line-columns-in.ts'
import { truncate } from '#lib/text/truncate.ts'

/** Why a statement is left as it was, by code. */
export const sentences = {
  unexpectedText: {
    en: 'Statement {number}, line {line}, was left as it is: unexpected “{text}”',
    zh: '第 {number} 条语句（第 {line} 行）保持原样：意外的“{text}”',
  },
  unexpectedEnd: {
    en: 'Statement {number}, line {line}, was left as it is: it is incomplete, such as a parenthesis that is not closed',
    zh: '第 {number} 条语句（第 {line} 行）保持原样：语句不完整，例如括号没有闭合',
  },
  tooManyWords: {
    en: 'Statement {number}, line {line}, was left as it is: it has more than {limit} words and symbols',
    zh: '第 {number} 条语句（第 {line} 行）保持原样：单词和符号超过 {limit} 个',
  },
  tooDeep: {
    en: 'Statement {number}, line {line}, was left as it is: it is nested more than {limit} levels deep',
    zh: '第 {number} 条语句（第 {line} 行）保持原样：嵌套超过 {limit} 层',
  },
  changed: {
    en: 'Statement {number}, line {line}, was left as it is: formatting would change its words',
    zh: '第 {number} 条语句（第 {line} 行）保持原样：格式化会改变其中的单词',
  },
  more: { en: '{count} more', zh: '还有 {count} 条' },
} as const satisfies Record<string, Localized>

/** Lists the statements that were left as they were, each where it could not be read. */
export function listUnformatted(unformatted: readonly UnformattedStatement[], sql: string) {
  const lines = lineColumnsIn(
    sql,
    unformatted.map(({ start }) => start),
  )
  const remarks = unformatted.map(({ number, start, failure }, at): Remark<keyof typeof sentences> => {
    const { code, ...rest } = failure
    const params = { number, line: lines[at]?.line ?? 1 }
    if ('text' in rest)
      return { code, offset: start + rest.offset, params: { ...params, text: truncate(rest.text.slice(0, 100), 40) } }
    return { code, offset: start, params: { ...params, ...rest } }
  })
  return listDiagnostics(remarks, (offsets) => lineColumnsIn(sql, offsets), sentences)
}
