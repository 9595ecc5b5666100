import { errors } from '../errors.ts'

/** A text as its lines, and what is around them. */
export interface Lines {
  /** Without their ends. */
  lines: string[]
  /** The first line break of the text, which the result has everywhere; LF where there is none. */
  lineBreak: string
  /** Whether the last line has an end too, as lines of files have. */
  isEnded: boolean
  /** A byte order mark, which belongs to the text and to none of its lines. */
  mark: string
}

/**
 * Reads the lines of a text. LF, CR LF and CR end a line.
 *
 * @throws empty
 */
export function readLines(text: string): Lines {
  if (text === '') throw errors.empty()
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const bare = text.slice(mark.length)
  const lines = bare.includes('\r') ? bare.split(lineEnd) : bare.split('\n')
  const isEnded = lines.length > 1 && lines.at(-1) === ''
  if (isEnded) lines.pop()
  return { lines, lineBreak: lineEnd.exec(bare)?.[0] ?? '\n', isEnded, mark }
}

const lineEnd = /\r\n|\r|\n/

/** Writes lines as those of a text were written: with its line break, and one behind the last where that had one. */
export function writeLines(lines: readonly string[], { lineBreak, isEnded, mark }: Omit<Lines, 'lines'>): string {
  return mark + lines.join(lineBreak) + (isEnded && lines.length > 0 ? lineBreak : '')
}
