import type { Language, Localized } from '#kit/language.ts'
import { invalidField } from '../http/refusal.ts'
import { checkTexts } from './check-texts.ts'
import { type JsonIssue, parseStrictJson } from './parse-strict-json.ts'

/**
 * Parses a field of a body that is an object or the JSON text of one. The text is parsed as strictly as the body.
 *
 * @throws Refusal 400, naming the field
 */
export function parseObject(value: unknown, field: string, language: Language): Record<string, unknown> {
  const read = typeof value === 'string' ? parseStrictJson(value) : { value }
  if ('issue' in read) throw invalidField(field, sentences[read.issue][language])
  if (!isObject(read.value)) throw invalidField(field, sentences.noObject[language])
  checkTexts(read.value, field)
  return read.value
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sentences: Record<JsonIssue | 'noObject', Localized> = {
  notJson: { en: 'This text is not JSON', zh: '此文本不是 JSON' },
  tooDeep: { en: 'This JSON is nested too deeply', zh: '此 JSON 嵌套过深' },
  tooMany: { en: 'This JSON contains too many values', zh: '此 JSON 包含的值过多' },
  unsafeName: { en: 'This JSON has a field with a forbidden name', zh: '此 JSON 包含不允许的字段名' },
  noObject: { en: 'This JSON is not an object', zh: '此 JSON 不是对象' },
}
