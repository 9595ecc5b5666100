/** Something that is said of a place in a text; lines and columns are counted from 1. */
interface Diagnostic {
  line: number
  column: number
  message: string
}

/** Takes what has a place and a message for a diagnostic; nothing else is one. */
export function asDiagnostic(found: unknown): Diagnostic[] {
  if (typeof found !== 'object' || found === null) return []
  if (!('line' in found && 'column' in found && 'message' in found)) return []
  return [{ line: Number(found.line), column: Number(found.column), message: String(found.message) }]
}
