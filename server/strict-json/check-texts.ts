import { invalidField } from '../http/refusal.ts'

/**
 * Refuses input with texts that no database can store: with U+0000 or a lone surrogate.
 *
 * @throws Refusal 400, naming the field
 */
export function checkTexts(value: unknown, field = ''): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw invalidField(field, 'This text contains invalid characters')
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const name of Object.keys(value)) {
    checkTexts((value as Record<string, unknown>)[name], field ? `${field}.${name}` : name)
  }
}
