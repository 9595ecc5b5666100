import type { Localized } from '#kit/language.ts'
import type { Remark } from '#lib/diagnostics.ts'

/** The messages about places in a table, by code. */
export const sentences = {
  comment: { en: 'A comment is no row: it was left out', zh: '注释不是数据行，已忽略' },
  strayQuote: {
    en: 'A quote that opens or closes nothing was kept: double it inside quotes',
    zh: '保留了一个不成对的引号：引号内的引号应写成两个',
  },
  textAfterQuote: {
    en: 'Text after a closing quote was added to its cell: double quotes inside quotes',
    zh: '结束引号之后的文本已并入该单元格：引号内的引号应写成两个',
  },
  shortRow: { en: '{found} instead of {expected} cells', zh: '有 {found} 个单元格，应为 {expected} 个' },
  longRow: { en: '{found} cells instead of {expected}', zh: '有 {found} 个单元格，应为 {expected} 个' },
  unnamedColumn: { en: 'Column {number} has no name: {name} is used', zh: '第 {number} 列没有名称，已命名为 {name}' },
  repeatedColumn: {
    en: 'The name {name} occurs again: {renamed} is used',
    zh: '列名 {name} 重复，已改为 {renamed}',
  },
  keptDots: {
    en: '{name} stays one name: it cannot be both a value and an object',
    zh: '{name} 未拆分：同名的列既是值又是对象',
  },
  duplicateKey: {
    en: 'Duplicate key {key}: only its last value is kept',
    zh: '重复的键 {key}：只保留最后一个值',
  },
  takenList: {
    en: 'The rows are the list {path}; nothing else was converted',
    zh: '已将列表 {path} 转换为行，其余内容未转换',
  },
  more: { en: '{count} more', zh: '还有 {count} 条' },
} as const satisfies Record<string, Localized>

export type Note = Remark<keyof typeof sentences>
