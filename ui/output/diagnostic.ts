import { fill } from '#kit/sentence.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import type { Params } from '#kit/tool-error.ts'

/** Something that is said of a place in a text; lines and columns are counted from 1. */
interface Diagnostic {
  line: number
  column: number
  message: string
}

/**
 * Takes what has a place and a message for a diagnostic; nothing else is one. Where it has a `code`, the words of that
 * column's choices are its sentences, which `params` fill: the message itself is in English.
 */
export function asDiagnostic(value: unknown, columns: Record<string, AnyFieldText> = {}): Diagnostic[] {
  if (typeof value !== 'object' || value === null) return []
  if (!('line' in value && 'column' in value && 'message' in value)) return []
  const { code, params } = value as { code?: unknown; params?: Params }
  const sentence = columns['code']?.choices?.[String(code)]
  const message = sentence === undefined ? String(value.message) : fill(sentence, params ?? {})
  return [{ line: Number(value.line), column: Number(value.column), message }]
}
