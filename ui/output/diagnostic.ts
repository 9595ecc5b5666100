import { fill } from '#kit/sentence.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import type { Params } from '#kit/tool-error.ts'

/** A message about a position in a text; lines and columns are counted from 1. */
interface Diagnostic {
  line: number
  column: number
  message: string
}

/**
 * Reads an object with a position and a message as a diagnostic; other values are none. If it has a `code`, the texts
 * of that column's choices are its localized messages, filled by `params`: the message itself is in English.
 */
export function asDiagnostic(value: unknown, columns: Record<string, AnyFieldText> = {}): Diagnostic[] {
  if (typeof value !== 'object' || value === null) return []
  if (!('line' in value && 'column' in value && 'message' in value)) return []
  const { code, params } = value as { code?: unknown; params?: Params }
  const sentence = columns['code']?.choices?.[String(code)]
  const message = sentence === undefined ? String(value.message) : fill(sentence, params ?? {})
  return [{ line: Number(value.line), column: Number(value.column), message }]
}
