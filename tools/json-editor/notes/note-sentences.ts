import type { Language, Localized } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import type { Params } from '#kit/tool-error.ts'

/**
 * The messages of notes by code. Most codes of validation errors are keywords; the inserted types and keywords are
 * terms of JSON and JSON Schema, the same in every language.
 */
export const noteSentences = {
  duplicateKey: {
    en: 'Duplicate key {key}: most programs keep the last value only',
    zh: '重复的键 {key}：多数程序只保留最后一个值',
  },
  roundedNumber: { en: 'JavaScript reads {number} as {rounded}', zh: 'JavaScript 会把 {number} 读成 {rounded}' },
  unknownFormat: {
    en: 'Not checked: the format {format} of the schema is not known',
    zh: '未检查：不认识 Schema 中的格式 {format}',
  },
  unknownDialect: {
    en: 'Not known: {dialect}; the schema is read as JSON Schema, without vocabularies of its own',
    zh: '不认识 {dialect}：按 JSON Schema 读取，不使用其自带的词汇表',
  },
  added: { en: 'Added: {added}', zh: '新增：{added}' },
  removed: { en: 'Removed: {removed}', zh: '删除：{removed}' },
  replaced: { en: 'Replaced: {removed} → {added}', zh: '替换：{removed} → {added}' },
  more: { en: '{count} more', zh: '还有 {count} 条' },
  syntax: { en: 'Unexpected {found}; expected {expected}', zh: '此处是 {found}，应为：{expected}' },

  type: { en: '{value} has the type {found}; expected: {expected}', zh: '{value} 的类型是 {found}，应为：{expected}' },
  const: { en: 'Unexpected {found}; expected {expected}', zh: '此处是 {found}，应为：{expected}' },
  enum: { en: 'Unexpected {found}; expected one of {expected}', zh: '此处是 {found}，应为其中之一：{expected}' },
  minimum: { en: '{found} is less than {limit}', zh: '{found} 小于 {limit}' },
  maximum: { en: '{found} is greater than {limit}', zh: '{found} 大于 {limit}' },
  exclusiveMinimum: { en: '{found} is not greater than {limit}', zh: '{found} 不大于 {limit}' },
  exclusiveMaximum: { en: '{found} is not less than {limit}', zh: '{found} 不小于 {limit}' },
  multipleOf: { en: '{found} is not a multiple of {limit}', zh: '{found} 不是 {limit} 的倍数' },
  minLength: { en: 'The length is {found}; at least {limit} is needed', zh: '长度为 {found}，至少应为 {limit}' },
  maxLength: { en: 'The length is {found}; at most {limit} is allowed', zh: '长度为 {found}，最多允许 {limit}' },
  pattern: { en: '{found} does not match the pattern {pattern}', zh: '{found} 与正则表达式 {pattern} 不匹配' },
  format: { en: '{found} does not have the format {format}', zh: '{found} 不符合格式 {format}' },
  minItems: {
    en: 'The number of items is {found}; at least {limit} is needed',
    zh: '共 {found} 项，至少应有 {limit} 项',
  },
  maxItems: {
    en: 'The number of items is {found}; at most {limit} is allowed',
    zh: '共 {found} 项，最多可有 {limit} 项',
  },
  uniqueItems: {
    en: 'The items at the indexes {first} and {second} are equal',
    zh: '索引 {first} 和 {second} 处的两项相同',
  },
  contains: {
    en: 'None of the {found} items matches contains; at least 1 is needed',
    zh: '{found} 项中没有一项符合 contains，至少应有 1 项',
  },
  minContains: {
    en: 'The number of items that match contains is {found}; at least {limit} is needed',
    zh: '符合 contains 的有 {found} 项，至少应有 {limit} 项',
  },
  maxContains: {
    en: 'The number of items that match contains is {found}; at most {limit} is allowed',
    zh: '符合 contains 的有 {found} 项，最多可有 {limit} 项',
  },
  minProperties: {
    en: 'The number of keys is {found}; at least {limit} is needed',
    zh: '共 {found} 个键，至少应有 {limit} 个',
  },
  maxProperties: {
    en: 'The number of keys is {found}; at most {limit} is allowed',
    zh: '共 {found} 个键，最多可有 {limit} 个',
  },
  required: { en: 'The key {key} is missing', zh: '缺少键 {key}' },
  dependentRequired: { en: '{key} needs the key {needed}, which is missing', zh: '有键 {key} 时，还应有键 {needed}' },
  forbiddenKey: { en: 'The key {key} is not allowed', zh: '不允许有键 {key}' },
  forbiddenItem: { en: 'An item at the index {index} is not allowed', zh: '不允许有索引为 {index} 的项' },
  forbidden: { en: 'Unexpected {found}; no value is allowed', zh: '此处是 {found}，不允许有任何值' },
  anyOf: {
    en: '{found} matches none of the {count} schemas of anyOf',
    zh: '{found} 不符合 anyOf 的 {count} 个 Schema 中的任何一个',
  },
  oneOf: {
    en: '{found} matches {matches} of the {count} schemas of oneOf; expected: 1',
    zh: '{found} 符合 oneOf 的 {count} 个 Schema 中的 {matches} 个，应为 1 个',
  },
  not: { en: '{found} matches what not forbids: {schema}', zh: '{found} 符合 not 所禁止的 {schema}' },
  keyword: { en: '{found} does not match {keyword} of the schema', zh: '{found} 不符合 Schema 的 {keyword}' },
} as const satisfies Record<string, Localized>

/** Selects the message of a note. */
export type NoteCode = keyof typeof noteSentences

export const noteCodes = Object.keys(noteSentences) as NoteCode[]

/** Formats a note in a language: a warning, a repair, or an error of `validate`. */
export function formatNote({ code, params }: { code: string; params: Params }, language: Language): string {
  const sentences: Record<string, Localized> = noteSentences
  return fill(sentences[code]?.[language] ?? code, params)
}
