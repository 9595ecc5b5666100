import type { Localized } from '#kit/language.ts'
import type { Remark } from '#lib/diagnostics.ts'

/** The warnings, by code. */
export const sentences = {
  duplicateKey: {
    en: 'Duplicate key {key}: only its last value is written',
    zh: '重复的键 {key}：只写出最后一个值',
  },
  notFinite: { en: 'JSON has no {number}: it is written as a string', zh: 'JSON 没有 {number}：已写为字符串' },
  tagLost: { en: 'JSON has no tags: {tag} is skipped', zh: 'JSON 没有标签：已跳过 {tag}' },
  keyAsText: { en: 'JSON keys are strings: {key}', zh: 'JSON 的键只能是字符串：{key}' },
  indentation: {
    en: 'YAML requires more indentation on this line: some parsers reject it',
    zh: 'YAML 要求这一行缩进更多，有些解析器会报错',
  },
  more: { en: '{count} more', zh: '还有 {count} 条' },
} as const satisfies Record<string, Localized>

export type WarningCode = keyof typeof sentences

export type Warning = Remark<WarningCode>
