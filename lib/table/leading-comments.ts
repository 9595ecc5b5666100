import { delimiters } from './delimiters.ts'
import { detectDelimiter } from './detect-delimiter.ts'
import { readDelimited } from './read-delimited.ts'

/** In UTF-16 units: the text after the comments from which the width of rows is taken, or that of a row over lines. */
const sampleLength = 2 ** 16

/** Lines with `#` that leave a quote open are read further as often as this, as each takes a sample. */
const maxRowsOverLines = 16

/**
 * Finds comments at the beginning of a table, as R, NumPy and many instruments write them: lines that begin with `#`
 * and have fewer cells than the rows after them. A line with as many is a header whose first name begins with `#`.
 *
 * @param from the start of the text
 * @param delimiter one character; by default detected in the text after the lines that begin with `#`
 * @returns the starts of the comments, and that of the rows
 */
export function leadingComments(text: string, from: number, delimiter?: string): { starts: number[]; from: number } {
  const starts: number[] = []
  let end = from
  while (text[end] === '#') {
    starts.push(end)
    end = nextLine(text, end)
  }
  if (starts.length === 0 || end >= text.length) return { starts: [], from }
  const separator = delimiter ?? delimiters[detectDelimiter(text, end)]
  const usual = usualWidth(text.slice(end, end + sampleLength), separator)
  let rowsOverLines = 0
  const header = starts.findIndex((start) => {
    const line = readDelimited(text.slice(start, nextLine(text, start)), separator)
    const isOpen = line.openQuote !== undefined && rowsOverLines++ < maxRowsOverLines
    const { rows } = isOpen ? readDelimited(text.slice(start, start + sampleLength), separator) : line
    return (rows[0]?.length ?? 0) >= usual
  })
  return header < 0 ? { starts, from: end } : { starts: starts.slice(0, header), from: starts[header] ?? from }
}

/** The most common width of the rows. */
function usualWidth(sample: string, delimiter: string): number {
  const counts = new Map<number, number>()
  for (const { length } of readDelimited(sample, delimiter).rows) {
    if (length > 0) counts.set(length, (counts.get(length) ?? 0) + 1)
  }
  const [[width] = [0]] = [...counts].sort(([, one], [, other]) => other - one)
  return width
}

function nextLine(text: string, from: number): number {
  lineEnd.lastIndex = from
  return lineEnd.test(text) ? lineEnd.lastIndex : text.length
}

const lineEnd = /\r\n|\r|\n/g
