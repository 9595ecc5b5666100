import { hasUnprintable, isPlain, quoted } from './scalar-styles.ts'

/** Formatting options. */
export interface Style {
  /** Spaces per level. */
  indent: number
  quotes: 'auto' | 'single' | 'double'
  /** The width at which long texts are wrapped; 0 for never. */
  lineWidth: number
}

/**
 * Writes a text as a scalar at the current position.
 *
 * @param column the column of its container; undefined at the root of a document
 */
export function writeString(text: string, column: number | undefined, style: Style): string {
  const margin = (column ?? 0) + style.indent
  const room = style.lineWidth === 0 ? Number.POSITIVE_INFINITY : Math.max(style.lineWidth - margin, 1)
  if (style.quotes !== 'auto') return foldQuoted(quoted(text, style.quotes), margin, room)
  if (isLiteral(text, column)) return writeLiteral(text, margin, style.indent)
  if (text.length > room && isFoldable(text)) return writeFolded(text, margin, room)
  return isPlain(text) ? text : foldQuoted(quoted(text, 'auto'), margin, room)
}

/** Wraps a quoted text between words; parsers replace each break and the spaces around it with one space. */
const foldQuoted = (written: string, margin: number, room: number): string =>
  written.length > room ? foldWords(written, room).join(`\n${spaces(margin)}`) : written

/** Whether a text can be a folded block: one line, nothing to escape, no spaces at its ends. */
const isFoldable = (text: string): boolean => !/^[\s\u00a0]|[\s\u00a0]$|[\t\n]/.test(text) && !hasUnprintable(text)

function writeFolded(text: string, margin: number, room: number): string {
  const lines = foldWords(text, room)
  if (lines.length === 1) return isPlain(text) ? text : quoted(text, 'auto')
  return `>-\n${lines.map((line) => spaces(margin) + line).join('\n')}`
}

/** Wraps a text at single spaces between words; each break replaces a space. */
function foldWords(text: string, width: number): string[] {
  const lines: string[] = []
  let [start, last] = [0, 0]
  for (let at = 1; at < text.length - 1; at++) {
    if (text[at] !== ' ' || isBlank(text[at - 1]) || isBlank(text[at + 1])) continue
    if (at - start > width && last > start) {
      lines.push(text.slice(start, last))
      start = last + 1
    }
    last = at
  }
  if (text.length - start > width && last > start) {
    lines.push(text.slice(start, last))
    start = last + 1
  }
  return [...lines, text.slice(start)]
}

/** Includes the backslash, which would escape a line break. */
const isBlank = (sign = ''): boolean => sign === ' ' || sign === '\t' || sign === '\\'

/**
 * Whether a text is written as a literal block: it has several lines that every parser reads unchanged. Parsers differ
 * in lines of only spaces, and in an indentation indicator at the root.
 */
const isLiteral = (text: string, column: number | undefined): boolean =>
  text.includes('\n') &&
  !ambiguousLine.test(text) &&
  !hasUnprintable(text) &&
  /[^\n]/.test(text) &&
  (column === undefined ? !/^\n*[ \n]/.test(text) : column < maxLiteralColumn)

/** A line that starts with a tab or has only spaces and tabs. */
const ambiguousLine = /(?:^|\n)(?:\t|[ \t]+(?:\n|$))/

/** At deeper levels the indentation would take more space than the text. */
const maxLiteralColumn = 100

/**
 * Writes a literal block, with an indentation indicator if it starts with spaces, and a chomping indicator if needed.
 */
function writeLiteral(text: string, margin: number, indent: number): string {
  const isOpen = /^\n*[ ]/.test(text)
  const ending = text.endsWith('\n') ? (text.endsWith('\n\n') ? '+' : '') : '-'
  const lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')
  const body = lines.map((line) => (line === '' ? '' : spaces(margin) + line))
  return `|${isOpen ? indent : ''}${ending}\n${body.join('\n')}`
}

/** Returns spaces, from a cache for short runs. */
export const spaces = (count: number): string =>
  count < cachedSpaces.length ? (cachedSpaces[count] ?? '') : ' '.repeat(count)

const cachedSpaces = Array.from({ length: 200 }, (_, count) => ' '.repeat(count))
