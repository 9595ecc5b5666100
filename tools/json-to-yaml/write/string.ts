import { hasUnprinted, isPlain, quoted } from './scalar-styles.ts'

/** How YAML is written. */
export interface Style {
  /** The spaces of one level. */
  indent: number
  quotes: 'auto' | 'single' | 'double'
  /** Where long texts are broken; 0 for nowhere. */
  lineWidth: number
}

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

/** Breaks a text into lines of a width where single spaces between words let it; a space is lost at each break. */
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

/** A backslash before a line break would join the lines. */
const isBlank = (sign = ''): boolean => sign === ' ' || sign === '\t' || sign === '\\'

/**
 * Says whether a text is written as a literal block: several lines, all of which every reader takes as they stand. Lines
 * of blanks alone are read in more than one way, and so is an indentation indicator at the root.
 */
const isLiteral = (text: string, column: number | undefined): boolean =>
  text.includes('\n') &&
  !unfit.test(text) &&
  !hasUnprinted(text) &&
  /[^\n]/.test(text) &&
  (column === undefined ? !/^\n*[ \n]/.test(text) : column < widestMargin)

/** A line that begins with a tab or holds blanks alone. */
const unfit = /(?:^|\n)(?:\t|[ \t]+(?:\n|$))/

/** Deeper in, the margins would take more room than the lines. */
const widestMargin = 100

/** Writes it with the indicators it needs: of its indent where it begins with blanks, and of how it ends. */
function writeLiteral(text: string, margin: number, indent: number): string {
  const isOpen = /^\n*[ ]/.test(text)
  const ending = text.endsWith('\n') ? (text.endsWith('\n\n') ? '+' : '') : '-'
  const lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')
  const body = lines.map((line) => (line === '' ? '' : spaces(margin) + line))
  return `|${isOpen ? indent : ''}${ending}\n${body.join('\n')}`
}

/** Gives a run of spaces, the short ones made once. */
export const spaces = (count: number): string => (count < made.length ? (made[count] ?? '') : ' '.repeat(count))

const made = Array.from({ length: 200 }, (_, count) => ' '.repeat(count))
