import { foldWords } from './fold-words.ts'
import { isLiteral, writeLiteral } from './literal.ts'
import { isPlain } from './plain.ts'
import { quoted } from './quoted.ts'
import { spaces } from './spaces.ts'
import type { Style } from './style.ts'
import { hasUnprinted } from './unprinted.ts'

/**
 * Writes a text as a scalar that begins where the line stands.
 *
 * @param column that of the container around it; undefined at the root of a document
 */
export function writeString(text: string, column: number | undefined, style: Style): string {
  const margin = (column ?? 0) + style.indent
  const room = style.lineWidth === 0 ? Number.POSITIVE_INFINITY : Math.max(style.lineWidth - margin, 1)
  if (style.quotes !== 'auto') return foldQuoted(quoted(text, style.quotes), margin, room)
  if (isLiteral(text, column)) return writeLiteral(text, margin, style.indent)
  if (text.length > room && isFoldable(text)) return writeFolded(text, margin, room)
  return isPlain(text) ? text : foldQuoted(quoted(text, 'auto'), margin, room)
}

/** Breaks a quoted text between words; a reader makes a space of each break and the blanks around it. */
const foldQuoted = (written: string, margin: number, room: number): string =>
  written.length > room ? foldWords(written, room).join(`\n${spaces(margin)}`) : written

/** Whether a text may be a folded block: one line, nothing that would have to be escaped, no blanks at its ends. */
const isFoldable = (text: string): boolean => !/^[\s\u00a0]|[\s\u00a0]$|[\t\n]/.test(text) && !hasUnprinted(text)

function writeFolded(text: string, margin: number, room: number): string {
  const lines = foldWords(text, room)
  if (lines.length === 1) return isPlain(text) ? text : quoted(text, 'auto')
  return `>-\n${lines.map((line) => spaces(margin) + line).join('\n')}`
}
