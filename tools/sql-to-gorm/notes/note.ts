import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import type { Params } from '#kit/tool-error.ts'
import { lineColumnsIn } from '#lib/text/line-columns-in.ts'

/** A remark on a place in the SQL: in English, and as the code and the params that every language makes a sentence of. */
export const note = z.strictObject({
  line: z.int(),
  column: z.int(),
  message: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

type Note = z.output<typeof note>

/** What notes say, by their code. */
export const noteSentences = {
  skippedStatement: { en: 'Not read: {statement}', zh: '未读取：{statement}' },
  skippedClause: { en: 'Not read in {table}: {clause}', zh: '{table} 中未读取：{clause}' },
  unknownTable: { en: 'There is no table {table} here', zh: '此处没有表 {table}' },
  unknownColumn: { en: 'The table {table} has no column {column}', zh: '表 {table} 没有列 {column}' },
  tableTwice: {
    en: 'The table {table} is created twice: the first one holds',
    zh: '表 {table} 被创建两次：以第一次为准',
  },
  columnTwice: { en: 'The column {column} of {table} stands here twice', zh: '{table} 的列 {column} 重复' },
  unknownType: {
    en: 'The type {type} is not known: the field is a string',
    zh: '未知的类型 {type}：字段用 string',
  },
  noColumns: { en: 'The table {table} has no columns here', zh: '表 {table} 在此没有列' },
  openEnd: { en: '{sign} is missing: what follows was not read', zh: '缺少 {sign}：其后的内容未读取' },
  noTag: { en: 'A tag cannot hold this: {clause}', zh: '标签无法表示：{clause}' },
  firstOnly: {
    en: 'The names go to the first of {count} tables',
    zh: '名称只用于 {count} 个表中的第一个',
  },
  more: { en: '{count} more', zh: '还有 {count} 条' },
} as const satisfies Record<string, Localized>

/** A remark before anybody asks where its line is. */
export interface PendingNote {
  /** In UTF-16 units. */
  offset: number
  code: keyof typeof noteSentences
  params: Params
}

/** Lists the first thousand remarks, each with its place, once each; one more counts the rest. */
export function listNotes(sql: string, remarks: readonly PendingNote[]): Note[] {
  const sorted = remarks.toSorted((a, b) => a.offset - b.offset)
  const shown = sorted
    .slice(0, limit + 1)
    .map((remark, at) => (at < limit ? remark : more(remark, sorted.length - limit)))
  const places = lineColumnsIn(
    sql,
    shown.map(({ offset }) => offset),
  )
  const seen = new Set<string>()
  return shown.flatMap(({ code, params }, at) => {
    const { line, column } = places[at] ?? { line: 1, column: 1 }
    const message = fill(noteSentences[code].en, params)
    const key = `${line}:${column} ${message}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ line, column, message, code, params }]
  })
}

const more = ({ offset }: PendingNote, count: number): PendingNote => ({ offset, code: 'more', params: { count } })

const limit = 1000
