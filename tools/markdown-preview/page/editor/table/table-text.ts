import { displayWidth } from '#lib/text/display-width.ts'

export type Alignment = 'none' | 'left' | 'center' | 'right'

/** A table of GFM: its rows, the header first, of cells without the spaces around them; all rows are as long. */
export interface Table {
  rows: string[][]
  alignments: Alignment[]
}

/** Reads the lines of a table: header, line of marks, rows. */
export function readTable([header = '', marks = '', ...body]: string[]): Table {
  const rows = [header, ...body].map((line) => cellsIn(line).map(({ text }) => text))
  const width = Math.max(...rows.map(({ length }) => length))
  const written = cellsIn(marks).map(({ text }) => alignmentOf(text))
  const filled = <Item>(items: Item[], item: Item) => [...items, ...Array<Item>(width - items.length).fill(item)]
  return { rows: rows.map((row) => filled(row, '')), alignments: filled(written.slice(0, width), 'none') }
}

/** Writes a table so that its columns stand below each other; wide characters count two. */
export function writeTable({ rows, alignments }: Table): string[] {
  const widths = alignments.map((_, column) =>
    Math.max(3, ...rows.map((row) => Math.min(widestPadded, displayWidth(row[column] ?? '')))),
  )
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const [header = '', ...body] = rows.map((row) =>
    line(row.map((cell, column) => padded(cell, widths[column] ?? 3, alignments[column]))),
  )
  const marks = line(alignments.map((alignment, column) => marksOf(alignment, widths[column] ?? 3)))
  return [header, marks, ...body]
}

/** Splits a line of a table: the cells, and the range of each between its pipes. */
export function cellsIn(line: string): { text: string; from: number; to: number }[] {
  const end = line.trimEnd().length
  let from = line.length - line.trimStart().length
  if (line[from] === '|') from++
  const cells: { text: string; from: number; to: number }[] = []
  const add = (to: number) => cells.push({ text: line.slice(from, to).trim(), from, to })
  for (let at = from; at < end; at++) {
    if (line[at] === '\\') at++
    else if (line[at] === '|') {
      add(at)
      from = at + 1
    }
  }
  if (from < end || cells.length === 0) add(end)
  return cells
}

/** Says whether a line is that of the marks between the header and the rows. */
export const isMarks = (line: string): boolean =>
  line.includes('-') && line.includes('|') && /^[ \t|:-]{1,2000}$/.test(line) && cellsIn(line).every(isMark)

const isMark = ({ text }: { text: string }): boolean => /^:?-+:?$/.test(text)

/** In columns: a wider cell overflows instead of making every row as wide. */
const widestPadded = 60

const alignmentOf = (mark: string): Alignment =>
  mark.startsWith(':') ? (mark.endsWith(':') ? 'center' : 'left') : mark.endsWith(':') ? 'right' : 'none'

const marksOf = (alignment: Alignment, width: number): string =>
  (alignment === 'left' || alignment === 'center' ? ':' : '-') +
  '-'.repeat(width - 2) +
  (alignment === 'right' || alignment === 'center' ? ':' : '-')

function padded(cell: string, width: number, alignment: Alignment | undefined): string {
  const room = Math.max(0, width - displayWidth(cell))
  const before = alignment === 'right' ? room : alignment === 'center' ? room >> 1 : 0
  return ' '.repeat(before) + cell + ' '.repeat(room - before)
}
