import type { AnyErrors } from '#kit/errors.ts'
import type { Localized } from '#kit/language.ts'
import { sentenceOf } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { errors } from '../../errors.ts'

/** The field that a failure belongs to; the others belong to the text or file itself. */
const fieldOfCode: Partial<Record<keyof typeof errors, string>> = {
  emptyKey: 'key',
  invalidKey: 'key',
  keyLength: 'key',
  invalidIv: 'iv',
  ivLength: 'iv',
  invalidSalt: 'salt',
  saltLength: 'salt',
  oneWay: 'algorithm',
}

/** Says what failed at the field it belongs to; nothing when it belongs to none. */
export function fieldErrorsOf(error: unknown): Record<string, Localized> {
  if (!(error instanceof ToolError)) return {}
  const field = fieldOfCode[error.code as keyof typeof errors]
  const sentences: AnyErrors = errors
  return field ? { [field]: { en: sentenceOf(error, sentences, 'en'), zh: sentenceOf(error, sentences, 'zh') } } : {}
}
