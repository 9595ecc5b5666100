import type { LineColumn } from './line-column.ts'

/**
 * Converts offsets in a text to lines and columns in one pass; the offsets must be ascending. CR, LF and CR LF end a
 * line.
 */
export function lineColumnsIn(text: string, offsets: readonly number[]): LineColumn[] {
  let [at, line, start] = [0, 1, 0]
  return offsets.map((offset) => {
    for (; at < offset; at++) {
      const code = text.charCodeAt(at)
      if (code !== lineFeed && (code !== carriageReturn || text.charCodeAt(at + 1) === lineFeed)) continue
      line++
      start = at + 1
    }
    return { line, column: offset - start + 1 }
  })
}

/** Converts one offset to its line and column. */
export const lineColumnIn = (text: string, offset: number): LineColumn =>
  lineColumnsIn(text, [offset])[0] ?? { line: 1, column: 1 }

const [lineFeed, carriageReturn] = [0x0a, 0x0d]
