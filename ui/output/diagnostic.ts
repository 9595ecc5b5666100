import { fill } from '#kit/sentence.ts'
import type { Params } from '#kit/tool-error.ts'

/** Something that is said of a place in a text; lines and columns are counted from 1. */
interface Diagnostic {
  line: number
  column: number
  message: string
}

/**
 * Takes what has a place and a message for a diagnostic; nothing else is one.
 *
 * @param sentences what the codes of diagnostics say in the reader's language, with places for their params
 */
export function asDiagnostic(found: unknown, sentences: Record<string, string> = {}): Diagnostic[] {
  if (typeof found !== 'object' || found === null) return []
  if (!('line' in found && 'column' in found && 'message' in found)) return []
  return [{ line: Number(found.line), column: Number(found.column), message: messageOf(found, sentences) }]
}

function messageOf(found: { message: unknown }, sentences: Record<string, string>): string {
  const { code, params } = found as { code?: unknown; params?: unknown }
  const sentence = sentences[String(code)]
  const isFilled = sentence !== undefined && typeof params === 'object' && params !== null
  return isFilled ? fill(sentence, params as Params) : String(found.message)
}
