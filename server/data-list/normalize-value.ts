import { type Kind, savedValues } from '#contract/data-list.ts'
import type { Language } from '#kit/language.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'
import { invalidFields } from '../http/refusal.ts'
import { parseObject } from '../strict-json/parse-object.ts'

/**
 * Validates the value of a record, and returns it as stored: JSON of the fields that its kind has, in their order.
 *
 * @throws Refusal 400, naming fields as `value.link`
 */
export function normalizeValue(kind: Kind, sent: string | Record<string, unknown>, language: Language): string {
  const value = parseObject(sent, 'value', language)
  const read = savedValues[kind].safeParse(value)
  if (read.success) return JSON.stringify(read.data)
  const issues = validationIssuesOf(savedValues[kind], value)
  throw invalidFields(
    issues.map(({ field, message }) => ({ field: `value.${field}`, message })),
    language,
  )
}
