import type { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { editTable, type TableEdit } from './edit-table.ts'
import { cellsIn, isMarks } from './table-text.ts'

/** In lines. A longer table is edited as text. */
const maxTableLines = 1000

/** Edits the table that the caret is in, as one undo step. Returns whether anything was done. */
export function runTableEdit(view: EditorView, edit: TableEdit): boolean {
  const { doc, selection } = view.state
  const { head } = selection.main
  const table = tableAtCaret(view.state)
  if (!table) return false
  const caret = doc.lineAt(head)
  const { from } = doc.line(table.first + 1)
  const { to } = doc.line(table.last + 1)
  const before = doc.sliceString(from, to)
  const edited = editTable(before.split('\n'), caret.number - 1 - table.first, head - caret.from, edit)
  if (!edited) return false
  const insert = edited.lines.join('\n')
  const start = from + edited.lines.slice(0, edited.line).reduce((sum, line) => sum + line.length + 1, 0)
  view.dispatch({
    ...(insert !== before && { changes: { from, to, insert } }),
    selection: { anchor: start + edited.from, head: start + edited.to },
    scrollIntoView: true,
    userEvent: 'input.table',
  })
  return true
}

/** The table that the caret is in, if the selection is empty or within one line. */
export function tableAtCaret({ doc, selection }: EditorState): FoundTable | undefined {
  const { anchor, head } = selection.main
  const line = doc.lineAt(head)
  if (anchor < line.from || anchor > line.to) return undefined
  return findTable((at) => (at < 0 || at >= doc.lines ? undefined : doc.line(at + 1).text), line.number - 1)
}

/** A table in a text, by its lines, counted from 0; the last is a part of it. */
interface FoundTable {
  first: number
  last: number
}

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
