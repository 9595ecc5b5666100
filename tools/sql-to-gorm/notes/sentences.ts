import type { Localized } from '#kit/language.ts'
import type { Remark } from '#lib/diagnostics.ts'

/** The warnings, by code. */
export const sentences = {
  skippedStatement: { en: 'Skipped: {statement}', zh: '已跳过：{statement}' },
  skippedClause: { en: 'Skipped in {table}: {clause}', zh: '{table} 中已跳过：{clause}' },
  unknownTable: { en: 'Table {table} not found', zh: '没有找到表 {table}' },
  unknownColumn: { en: 'The table {table} has no column {column}', zh: '表 {table} 没有列 {column}' },
  tableTwice: {
    en: 'The table {table} is created twice: the first is used',
    zh: '表 {table} 重复创建：以第一次为准',
  },
  columnTwice: { en: 'The column {column} of {table} appears twice', zh: '{table} 的列 {column} 重复' },
  unknownType: {
    en: 'Unknown type {type}: the field is a string',
    zh: '未知的类型 {type}：字段使用 string',
  },
  ownType: {
    en: 'AutoMigrate doesn’t create the type {type}: create it first',
    zh: 'AutoMigrate 不会创建类型 {type}：请先创建',
  },
  noColumns: { en: 'The table {table} has no columns', zh: '表 {table} 没有列' },
  openEnd: { en: '{sign} is missing: the rest was skipped', zh: '缺少 {sign}：其后的内容已跳过' },
  unformatted: { en: 'Left unformatted: {statement}', zh: '未格式化：{statement}' },
  noTag: { en: 'Can’t be expressed as a tag: {clause}', zh: '标签无法表示：{clause}' },
  notEmbedded: {
    en: 'gorm.Model isn’t embedded in {table}: it would lose {setting} of {column}',
    zh: '{table} 未嵌入 gorm.Model：否则会丢失 {column} 的 {setting}',
  },
  modelTypes: {
    en: 'gorm.Model in {table} has its own types and settings instead of: {columns}',
    zh: '{table} 中的 gorm.Model 使用自己的类型和设置，不再是：{columns}',
  },
  firstOnly: {
    en: 'The names apply to the first of {count} tables',
    zh: '名称只用于 {count} 个表中的第一个',
  },
  more: { en: '{count} more', zh: '还有 {count} 条' },
} as const satisfies Record<string, Localized>

export type WarningCode = keyof typeof sentences

export type Warning = Remark<WarningCode>
