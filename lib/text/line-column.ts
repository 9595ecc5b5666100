/** A position in a text, both counted from 1; columns are UTF-16 units, as in an editor. */
export interface LineColumn {
  line: number
  column: number
}

/**
 * Converts byte offsets of UTF-8 to lines and columns in one pass; the offsets must be ascending. CR, LF and CR LF end
 * a line.
 */
export function lineColumnsOf(bytes: Uint8Array, offsets: readonly number[]): LineColumn[] {
  let [at, line, column] = [0, 1, 1]
  return offsets.map((offset) => {
    for (; at < offset; at++) {
      const byte = bytes[at] ?? 0
      if (byte === lineFeed || (byte === carriageReturn && bytes[at + 1] !== lineFeed)) {
        line++
        column = 1
      } else if ((byte & 0xc0) !== 0x80) {
        // A character counts at its first byte; one of four bytes has two units.
        column += byte >= 0xf0 ? 2 : 1
      }
    }
    return { line, column }
  })
}

const [lineFeed, carriageReturn] = [0x0a, 0x0d]
