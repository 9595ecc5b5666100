import type { Localized } from '#kit/language.ts'
import type { Remark } from '#lib/diagnostics.ts'

/** What the tool warns of, by the code. */
export const sentences = {
  skippedStatement: { en: 'Not read: {statement}', zh: '未读取：{statement}' },
  skippedClause: { en: 'Not read in {table}: {clause}', zh: '{table} 中未读取：{clause}' },
  unknownTable: { en: 'There is no table {table} here', zh: '没有找到表 {table}' },
  unknownColumn: { en: 'The table {table} has no column {column}', zh: '表 {table} 没有列 {column}' },
  tableTwice: {
    en: 'The table {table} is created twice: the first one counts',
    zh: '表 {table} 重复创建：以第一次为准',
  },
  columnTwice: { en: 'The column {column} of {table} appears twice', zh: '{table} 的列 {column} 重复' },
  unknownType: {
    en: 'The type {type} is not known: the field is a string',
    zh: '未知的类型 {type}：字段使用 string',
  },
  noColumns: { en: 'The table {table} has no columns here', zh: '表 {table} 没有列' },
  openEnd: { en: '{sign} is missing: what follows was not read', zh: '缺少 {sign}：其后的内容未读取' },
  unformatted: { en: 'Left as it is: {statement}', zh: '保持原样：{statement}' },
  noTag: { en: 'A tag cannot hold this: {clause}', zh: '标签无法表示：{clause}' },
  firstOnly: {
    en: 'The names apply to the first of {count} tables',
    zh: '名称只用于 {count} 个表中的第一个',
  },
  more: { en: '{count} more', zh: '还有 {count} 条' },
} as const satisfies Record<string, Localized>

export type WarningCode = keyof typeof sentences

export type Warning = Remark<WarningCode>
