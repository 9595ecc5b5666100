import { cellsIn, isMarks } from './table-text.ts'

/** A table in a text, by its lines, counted from 0; the last is a part of it. */
export interface FoundTable {
  first: number
  last: number
}

/** In lines. A longer table is edited as text. */
const maxTableLines = 1000

/** Finds the table of GFM that a line is a part of. */
export function findTable(lineAt: (line: number) => string | undefined, line: number): FoundTable | undefined {
  const isRow = (at: number) => lineAt(at)?.includes('|') ?? false
  if (!isRow(line)) return undefined
  let first = line
  while (first > 0 && line - first < maxTableLines && isRow(first - 1)) first--
  // Lines with pipes before the header are a paragraph.
  const last = lastRow(line)
  while (first < last && !isStart(first)) first++
  const isInside = first <= line && last > first && last - first < maxTableLines
  return isInside ? { first, last } : undefined

  function lastRow(from: number): number {
    let at = from
    while (at - from < maxTableLines && isRow(at + 1)) at++
    return at
  }
  function isStart(at: number): boolean {
    const [header = '', marks = ''] = [lineAt(at), lineAt(at + 1)]
    return isMarks(marks) && cellsIn(header).length === cellsIn(marks).length
  }
}
