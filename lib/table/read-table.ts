import { type DelimiterName, delimiterNames, delimiters } from './delimiters.ts'
import { detectDelimiter } from './detect-delimiter.ts'
import { leadingComments } from './leading-comments.ts'
import { type DelimitedRows, readDelimited } from './read-delimited.ts'

/** The rows of a text, with what was detected. */
export interface ParsedTable extends DelimitedRows {
  delimiter: DelimiterName
  /** The starts of leading comments. */
  comments: number[]
  /** The start of the rows. */
  from: number
}

/**
 * Reads the rows of a text. Skips a byte order mark, a first line `sep=;` (Excel's delimiter hint), and leading
 * comments.
 */
export function readTable(text: string, wanted: DelimiterName | 'auto' = 'auto'): ParsedTable {
  const beginning = readPreamble(text, wanted)
  return { ...beginning, ...readDelimited(text, delimiters[beginning.delimiter], beginning.from) }
}

/** Detects the delimiter of a text, its leading comments, and the start of its rows. */
export function readPreamble(
  text: string,
  wanted: DelimiterName | 'auto',
): { delimiter: DelimiterName; comments: number[]; from: number } {
  const start = text.startsWith('\uFEFF') ? 1 : 0
  const [line = '', sign] = /^sep=([,;|\t ])(?:\r\n|\r|\n|$)/i.exec(text.slice(start, start + 8)) ?? []
  const told = delimiterNames.find((name) => delimiters[name] === sign)
  const delimiterName = wanted === 'auto' ? told : wanted
  const { starts, from } = leadingComments(text, start + line.length, delimiterName && delimiters[delimiterName])
  return { delimiter: delimiterName ?? detectDelimiter(text, from), comments: starts, from }
}
