import { delimiters } from '#lib/table/delimiters.ts'
import { detectDelimiter as detectInTable } from '#lib/table/detect-delimiter.ts'
import { readDelimited } from '#lib/table/read-delimited.ts'
import { readDelimiter } from './delimiter.ts'

/**
 * Returns a function that splits a line into cells: at a delimiter, at white space if it is empty, or at a detected
 * one. At commas, tabs and semicolons, cells may be quoted as in CSV.
 */
export function cellReader(delimiter: string, lines: readonly string[]): (line: string) => string[] {
  return cellReaderAt(delimiterOf(delimiter, lines))
}

/** Returns a function that gets a line's cell by its index without slicing the others; undefined if there is none. */
export function cellFinder(
  delimiter: string,
  lines: readonly string[],
): (line: string, index: number) => string | undefined {
  const at = delimiterOf(delimiter, lines)
  const cellsOf = cellReaderAt(at)
  if (at === '') return (line, index) => cellsOf(line)[index]
  const hasQuotes = allowsQuotes(at)
  return (line, index) => {
    if (hasQuotes && line.includes('"')) return cellsOf(line)[index]
    let from = 0
    for (let passed = 0; passed < index; passed++) {
      const end = line.indexOf(at, from)
      if (end < 0) return undefined
      from = end + at.length
    }
    const end = line.indexOf(at, from)
    return line.slice(from, end < 0 ? line.length : end)
  }
}

/** Whether cells between these delimiters may be quoted. */
export const allowsQuotes = (delimiter: string): boolean => /^[,;\t]$/.test(delimiter)

/** Returns the text that cells are split at; '' is white space. */
export const delimiterOf = (delimiter: string, lines: readonly string[]): string =>
  delimiter === 'auto' ? detectDelimiter(lines) : readDelimiter(delimiter)

/** Returns a function that splits a line into cells at a delimiter as `delimiterOf` returns it. */
export function cellReaderAt(delimiter: string): (line: string) => string[] {
  if (delimiter === '') return (line) => line.trim().split(/\s+/)
  if (!allowsQuotes(delimiter)) return (line) => line.split(delimiter)
  return (line) => (line.includes('"') && readQuoted(line, delimiter)) || line.split(delimiter)
}

/** Reads a line with quoted cells; undefined if a quote does not end with the line, and so is only a sign. */
function readQuoted(line: string, delimiter: string): string[] | undefined {
  const { rows, openQuote } = readDelimited(line, delimiter)
  return openQuote === undefined ? rows[0] : undefined
}

/** Detects the delimiter as in a table if more than half of the lines have it; '' (white space) if none has. */
function detectDelimiter(lines: readonly string[]): string {
  const sampled = lines.slice(0, maxSampled).filter((line) => line !== '')
  const occursIn = (delimiter: string): number => {
    const cellsOf = cellReaderAt(delimiter)
    return sampled.filter((line) => cellsOf(line).length > 1).length
  }
  const name = detectInTable(sampled.join('\n'))
  if (name !== 'space' && occursIn(delimiters[name]) * 2 > sampled.length) return delimiters[name]
  return ['，', '、'].find((each) => sampled.length > 0 && occursIn(each) === sampled.length) ?? ''
}

/** In lines. */
const maxSampled = 100
