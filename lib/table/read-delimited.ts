/** Quotes of a text that are not as in RFC 4180. */
interface Quotes {
  /** The offsets of invalid quotes, which are kept. */
  strays: number[]
  /** The offsets of texts after a closing quote, which belong to its cell. */
  tails: number[]
  /** The indexes of the cells in their rows that these are in. */
  strayColumns: number[]
  tailColumns: number[]
  /** The offset of an unclosed quote: all text after it is one cell. */
  openQuote?: number
}

/** The rows of cells of a text, and its invalid quotes. */
export interface DelimitedRows extends Quotes {
  /** An empty line is a row without cells. */
  rows: string[][]
  /** The start of each row, in UTF-16 units. */
  starts: number[]
}

/**
 * Parses delimiter-separated values (RFC 4180) in one pass. CR LF, LF and CR end a row. Quotes within an unquoted cell
 * are kept, and so are those within a quoted cell that neither close it nor are doubled: `"say "hi" now"`. Where the
 * last of them is followed by no closing quote, but by the next cell in quotes or by none, it closed the cell, and the
 * text up to the delimiter is a part of that as it stands, as Python's csv reads it: `"un"quoted,8` is `unquoted` and
 * `8`. Several spaces are one delimiter.
 *
 * @param delimiter one character
 * @param from the start of the rows
 */
export function readDelimited(text: string, delimiter: string, from = 0): DelimitedRows {
  const [rows, starts]: [string[][], number[]] = [[], []]
  const quotes = walkDelimited(text, delimiter, from, (row, start) => {
    rows.push(row)
    starts.push(start)
  })
  return { rows, starts, ...quotes }
}

/**
 * Like `readDelimited`, but streams the rows without keeping them.
 *
 * @param onRow called with a row, its start and end in the text, and the invalid quotes so far
 */
export function walkDelimited(
  text: string,
  delimiter: string,
  from: number,
  onRow: (row: string[], start: number, end: number, quotes: Quotes) => void,
): Quotes {
  const separator = delimiter.charCodeAt(0)
  const read: Quotes = { strays: [], tails: [], strayColumns: [], tailColumns: [] }
  let row: string[] = []
  let start = from
  let at = skipSpaces(text, from, separator)
  while (at < text.length) {
    const isBlank = row.length === 0 && isLineEnd(text.charCodeAt(at))
    if (!isBlank) at = readCell(text, at, separator, row, read)
    if (text.charCodeAt(at) === separator) {
      at = skipSpaces(text, at + 1, separator)
      const isOver = at >= text.length || (separator === space && isLineEnd(text.charCodeAt(at)))
      if (!isOver) continue
      // Trailing spaces are ignored; after any other trailing delimiter there is an empty cell.
      if (separator !== space) row.push('')
    }
    onRow(row, start, at, read)
    row = []
    start = afterLineEnd(text, at)
    at = skipSpaces(text, start, separator)
  }
  return read
}

const [quote, space, carriageReturn, lineFeed] = [0x22, 0x20, 0x0d, 0x0a]

const isLineEnd = (code: number): boolean => code === lineFeed || code === carriageReturn

const afterLineEnd = (text: string, at: number): number =>
  text.charCodeAt(at) === carriageReturn && text.charCodeAt(at + 1) === lineFeed ? at + 2 : at + 1

function skipSpaces(text: string, start: number, separator: number): number {
  let at = start
  if (separator === space) while (text.charCodeAt(at) === space) at++
  return at
}

/** Adds the cell at an index to its row, and moves to its end. */
function readCell(text: string, start: number, separator: number, row: string[], read: Quotes): number {
  if (text.charCodeAt(start) === quote) return readQuoted(text, start, separator, row, read)
  let at = start
  let stray = -1
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === separator || code === lineFeed || code === carriageReturn) break
    if (code === quote && stray < 0) stray = at
  }
  if (stray >= 0) addStray(stray, row, read)
  row.push(text.slice(start, at))
  return at
}

function addStray(at: number, row: readonly string[], read: Quotes): void {
  read.strays.push(at)
  read.strayColumns.push(row.length)
}

function readQuoted(text: string, start: number, separator: number, row: string[], read: Quotes): number {
  let [isDoubled, isChecked] = [false, false]
  for (let at = start + 1; ; ) {
    const quoteAt = text.indexOf('"', at)
    const end = quoteAt < 0 ? text.length : closingEnd(text, quoteAt + 1, separator)
    if (quoteAt < 0) read.openQuote = start
    if (end !== undefined) {
      const cell = text.slice(start + 1, quoteAt < 0 ? text.length : quoteAt)
      row.push(isDoubled ? cell.replaceAll('""', '"') : cell)
      return end
    }
    const isPair = text.charCodeAt(quoteAt + 1) === quote
    if (!isPair && !isChecked && !isOpening(text, quoteAt, separator)) {
      isChecked = true
      if (!closesLater(text, quoteAt + 1, separator)) return readTail(text, start, quoteAt, separator, row, read)
    }
    if (isPair) isDoubled = true
    else addStray(quoteAt, row, read)
    at = quoteAt + (isPair ? 2 : 1)
  }
}

/** Adds a cell with text after its closing quote. */
function readTail(
  text: string,
  start: number,
  quoteAt: number,
  separator: number,
  row: string[],
  read: Quotes,
): number {
  let at = quoteAt + 1
  while (at < text.length && text.charCodeAt(at) !== separator && !isLineEnd(text.charCodeAt(at))) at++
  read.tails.push(quoteAt + 1)
  read.tailColumns.push(row.length)
  row.push(text.slice(start + 1, quoteAt).replaceAll('""', '"') + text.slice(quoteAt + 1, at))
  return at
}

/**
 * Whether a quoted cell is closed after an index, before a quote that opens another cell. Since no cell is looked into
 * farther than to the next one, all of a text is passed twice at most.
 */
function closesLater(text: string, start: number, separator: number): boolean {
  for (let at = text.indexOf('"', start); at >= 0; ) {
    if (closingEnd(text, at + 1, separator) !== undefined) return true
    if (isOpening(text, at, separator)) return false
    at = text.indexOf('"', text.charCodeAt(at + 1) === quote ? at + 2 : at + 1)
  }
  return false
}

/** Whether a quote is where a cell begins. */
function isOpening(text: string, at: number, separator: number): boolean {
  const before = text.charCodeAt(at - 1)
  return before === separator || isLineEnd(before)
}

/** The end of a cell whose closing quote is before an index; undefined if that quote does not close it. */
function closingEnd(text: string, start: number, separator: number): number | undefined {
  let at = start
  // Blanks between a closing quote and the delimiter are ignored.
  while (text.charCodeAt(at) === space && separator !== space) at++
  const code = text.charCodeAt(at)
  return at >= text.length || code === separator || isLineEnd(code) ? at : undefined
}
