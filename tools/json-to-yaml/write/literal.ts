import { spaces } from './spaces.ts'
import { hasUnprinted } from './unprinted.ts'

/**
 * Says whether a text is written as a literal block: several lines, all of which every reader takes as they stand. Lines
 * of blanks alone are read in more than one way, and so is an indentation indicator at the root.
 */
export const isLiteral = (text: string, column: number | undefined): boolean =>
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
export function writeLiteral(text: string, margin: number, indent: number): string {
  const isOpen = /^\n*[ ]/.test(text)
  const ending = text.endsWith('\n') ? (text.endsWith('\n\n') ? '+' : '') : '-'
  const lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')
  const body = lines.map((line) => (line === '' ? '' : spaces(margin) + line))
  return `|${isOpen ? indent : ''}${ending}\n${body.join('\n')}`
}
