import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { readDelimiter } from './lines/delimiter.ts'
import { readLines } from './lines/lines.ts'

/** Joins all lines, or several at a time. A quote of one character is doubled within a line. */
export const join = defineOperation('join', {
  input: {
    text: textOf('text/plain'),
    with: z.string().default(', '),
    quote: z.string().default(''),
    perLine: z.int().min(0).max(100_000).default(0),
    last: z.string().default(''),
  },
  output: { text: textOf('text/plain') },
  run({ text, quote, perLine, ...written }) {
    const { lines, lineBreak, bom } = readLines(text)
    const delimiter = readDelimiter(written.with)
    const last = readDelimiter(written.last) || delimiter
    const items = quote === '' ? lines : lines.map((line) => quoted(line, quote))
    const rows: string[] = []
    const length = perLine || items.length
    for (let from = 0; from < items.length; from += length) {
      const row = items.slice(from, from + length)
      const end = row.pop() ?? ''
      rows.push(row.length === 0 ? end : row.join(delimiter) + last + end)
    }
    return { text: bom + rows.join(lineBreak) }
  },
})

/** Quotes a line. Two characters are an opening and a closing quote, such as “” and (). */
function quoted(line: string, quote: string): string {
  const [open = '', close, ...more] = Array.from(quote)
  if (close === undefined) return open + line.replaceAll(open, open + open) + open
  return more.length > 0 ? quote + line + quote : open + line + close
}
