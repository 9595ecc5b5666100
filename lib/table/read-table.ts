import { type DelimiterName, delimiterNames, delimiters } from './delimiters.ts'
import { detectDelimiter } from './detect-delimiter.ts'
import { type DelimitedRows, readDelimited } from './read-delimited.ts'

/** A text as rows of cells, with what was found out about it. */
export interface ReadTable extends DelimitedRows {
  delimiter: DelimiterName
}

/** Reads the rows of a text. A byte order mark is none of it, nor a first line `sep=;`, by which Excel is told the delimiter. */
export function readTable(text: string, wanted: DelimiterName | 'auto' = 'auto'): ReadTable {
  const { delimiter, from } = beginningOf(text, wanted)
  return { delimiter, ...readDelimited(text, delimiters[delimiter], from) }
}

/** Finds the delimiter of a text, and where its rows begin. */
export function beginningOf(text: string, wanted: DelimiterName | 'auto'): { delimiter: DelimiterName; from: number } {
  const start = text.startsWith('\uFEFF') ? 1 : 0
  const [line = '', sign] = /^sep=([,;|\t ])(?:\r\n|\r|\n|$)/i.exec(text.slice(start, start + 8)) ?? []
  const told = delimiterNames.find((name) => delimiters[name] === sign)
  const from = start + line.length
  return { delimiter: wanted === 'auto' ? (told ?? detectDelimiter(text, from)) : wanted, from }
}
