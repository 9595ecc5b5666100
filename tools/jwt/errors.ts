import { defineErrors } from '#kit/errors.ts'
import { jsonInChinese } from '#kit/words/json-failures.ts'
import { inChinese } from './key/key-reasons.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter a token', zh: '请输入令牌', field: 'token' },
  emptyPayload: { en: 'Please enter a payload', zh: '请输入载荷', field: 'payload' },
  tooLong: {
    en: 'The text is too long: at most {limit} characters',
    zh: '文本过长：最多 {limit} 个字符',
  },
  notToken: {
    en: 'A token has three or five parts, this has {count}',
    zh: '令牌应有三段或五段，实际 {count} 段',
    field: 'token',
  },
  badPart: {
    en: 'The {part} is not Base64url: {found} at position {position}',
    zh: '{part} 不是 Base64url：第 {position} 位的 {found}',
    field: 'token',
    inChinese,
  },
  invalidJson: {
    en: 'Invalid JSON: unexpected {found} at line {line}, column {column}; expected {expected}',
    zh: 'JSON 无效：第 {line} 行第 {column} 列是 {found}，此处应为：{expected}',
    inChinese: jsonInChinese,
  },
  badKey: {
    en: 'No key for {algorithm}: {reason}',
    zh: '该密钥不适用于 {algorithm}：{reason}',
    field: 'key',
    inChinese,
  },
  badHeader: {
    en: 'The header is invalid: {reason}',
    zh: '头部无效：{reason}',
    field: 'header',
    inChinese,
  },
  badTime: {
    en: 'Unrecognized time: {text}; write 2026-01-05T10:00:00Z, 1767607200, or 2h',
    zh: '无法识别的时间：{text}，请写成 2026-01-05T10:00:00Z、1767607200 或 2h',
  },
  unsupported: { en: '{kind} is not supported', zh: '不支持 {kind}' },
  decryptFailed: {
    en: 'Decryption failed - please check the key',
    zh: '解密失败，请检查密钥',
    field: 'key',
  },
})
