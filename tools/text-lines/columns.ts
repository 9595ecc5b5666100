import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { allowsQuotes, cellReaderAt, delimiterOf } from './lines/cells.ts'
import { readDelimiter } from './lines/delimiter.ts'
import { readLines, writeLines } from './lines/lines.ts'

/**
 * Picks columns in any order. A missing single column is empty; a range ends with the line. Quotes around cells are
 * dropped, unless the cell contains what the columns are joined with.
 */
export const columns = defineOperation('columns', {
  input: {
    text: textOf('text/plain'),
    delimiter: z.string().default('auto'),
    pick: z.string().default('1'),
    join: z.string().default('\\t'),
  },
  output: { text: textOf('text/plain') },
  run({ text, delimiter, pick, join }) {
    const { lines, ...around } = readLines(text)
    const at = delimiterOf(delimiter, lines)
    const cellsOf = cellReaderAt(at)
    const picked = readColumns(pick)
    const between = readDelimiter(join)
    const hasQuotes = allowsQuotes(at) && allowsQuotes(between)
    const picking = (line: string) => {
      const cells = cellsOf(line)
      const chosen = picked.flatMap(({ from, to }) => (to === from ? [cells[from - 1] ?? ''] : range(cells, from, to)))
      const isSafe = !hasQuotes || chosen.length === 1
      return (isSafe ? chosen : chosen.map((cell) => quotedIfNeeded(cell, between))).join(between)
    }
    return { text: writeLines(lines.map(picking), around) }
  },
})

const quotedIfNeeded = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Counted from 1, inclusive. */
interface Columns {
  from: number
  to: number
}

/** Parses columns such as 2,1,3-5 or 2-; ranges may be descending. */
function readColumns(pick: string): Columns[] {
  const parts = pick.replace(/\s+/g, '').split(/[,，、]/)
  if (parts.length > maxPicked) throw errors.badColumns()
  return parts.map((part) => {
    const [, first = '0', dash, last] = /^([1-9]\d{0,5})(?:(-)([1-9]\d{0,5})?)?$/.exec(part) ?? []
    if (first === '0') throw errors.badColumns()
    const to = last ?? (dash ? Number.POSITIVE_INFINITY : first)
    return { from: Number(first), to: Number(to) }
  })
}

const maxPicked = 1000

const range = (cells: readonly string[], from: number, to: number): string[] =>
  from < to ? cells.slice(from - 1, to) : cells.slice(to - 1, from).reverse()
