import { errors } from '../errors.ts'

/** A text split into lines. */
export interface Lines {
  /** Without line breaks. */
  lines: string[]
  /** The text's first line break, used throughout the result; LF if there is none. */
  lineBreak: string
  /** Whether the text ends with a line break. */
  hasFinalBreak: boolean
  /** The byte order mark, or ''. */
  bom: string
}

/**
 * Splits a text into lines at LF, CR LF and CR.
 *
 * @throws empty
 */
export function readLines(text: string): Lines {
  const { joined, ...around } = readJoined(text)
  return { lines: joined.split('\n'), ...around }
}

/**
 * Reads a text as one string of lines separated by LF.
 *
 * @throws empty
 */
export function readJoined(text: string): Omit<Lines, 'lines'> & { joined: string } {
  if (text === '') throw errors.empty()
  const bom = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const bare = text.slice(bom.length)
  const joined = bare.includes('\r') ? bare.replace(/\r\n?/g, '\n') : bare
  const hasFinalBreak = joined.endsWith('\n')
  return {
    joined: hasFinalBreak ? joined.slice(0, -1) : joined,
    lineBreak: /\r\n|\r|\n/.exec(bare)?.[0] ?? '\n',
    hasFinalBreak,
    bom,
  }
}

/** Joins lines with the original text's line break, byte order mark and final line break. */
export function writeLines(lines: readonly string[], { lineBreak, hasFinalBreak, bom }: Omit<Lines, 'lines'>): string {
  return bom + lines.join(lineBreak) + (hasFinalBreak && lines.length > 0 ? lineBreak : '')
}

/** Writes lines separated by LF with the original text's line break, byte order mark and final line break. */
export function writeJoined(joined: string, { lineBreak, hasFinalBreak, bom }: Omit<Lines, 'lines'>): string {
  return bom + (lineBreak === '\n' ? joined : joined.replaceAll('\n', lineBreak)) + (hasFinalBreak ? lineBreak : '')
}
