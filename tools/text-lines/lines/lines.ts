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
  const { joined, ...around } = readJoined(text)
  return { lines: joined.split('\n'), ...around }
}

/**
 * Reads the lines of a text in one piece, with a line feed between them.
 *
 * @throws empty
 */
export function readJoined(text: string): Omit<Lines, 'lines'> & { joined: string } {
  if (text === '') throw errors.empty()
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const bare = text.slice(mark.length)
  const joined = bare.includes('\r') ? bare.replace(/\r\n?/g, '\n') : bare
  const isEnded = joined.endsWith('\n')
  return {
    joined: isEnded ? joined.slice(0, -1) : joined,
    lineBreak: /\r\n|\r|\n/.exec(bare)?.[0] ?? '\n',
    isEnded,
    mark,
  }
}

/** Writes lines as those of a text were written: with its line break, and one behind the last where that had one. */
export function writeLines(lines: readonly string[], { lineBreak, isEnded, mark }: Omit<Lines, 'lines'>): string {
  return mark + lines.join(lineBreak) + (isEnded && lines.length > 0 ? lineBreak : '')
}

/** Writes lines with a line feed between them as those of a text were written. */
export function writeJoined(joined: string, { lineBreak, isEnded, mark }: Omit<Lines, 'lines'>): string {
  return mark + (lineBreak === '\n' ? joined : joined.replaceAll('\n', lineBreak)) + (isEnded ? lineBreak : '')
}
