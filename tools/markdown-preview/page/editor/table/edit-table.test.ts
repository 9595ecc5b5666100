import { expect, test } from 'vitest'
import { editTable, type TableEdit } from './edit-table.ts'
import { findTable } from './run-table-edit.ts'

/** A text with the selection between brackets of a kind that Markdown does not use. */
function edited(text: string, edit: TableEdit): string | undefined {
  const caret = text.indexOf('⟨')
  const lines = text.replace('⟨', '').split('\n')
  const line = text.slice(0, caret).split('\n').length - 1
  const table = findTable((at) => lines[at], line)
  if (!table) return undefined
  const column = caret - text.lastIndexOf('\n', caret - 1) - 1
  const after = editTable(lines.slice(table.first, table.last + 1), line - table.first, column, edit)
  if (!after) return undefined
  const { from, to } = after
  const shown = after.lines.map((each, at) =>
    at === after.line ? `${each.slice(0, from)}⟨${each.slice(from, to)}⟩${each.slice(to)}` : each,
  )
  return [...lines.slice(0, table.first), ...shown, ...lines.slice(table.last + 1)].join('\n')
}

test.each<[string, TableEdit, string, string]>([
  ['goes to the next cell', 'next', '|a⟨|b|\n|-|-|', '| a   | ⟨b⟩   |\n| --- | --- |'],
  ['goes to the next row', 'next', '|a|b⟨|\n|-|-|\n|c|d|', '| a   | b   |\n| --- | --- |\n| ⟨c⟩   | d   |'],
  ['adds a row after the last', 'next', '|a|b⟨|\n|-|-|', '| a   | b   |\n| --- | --- |\n| ⟨⟩    |     |'],
  ['goes back', 'previous', 'a|b\n-|-\n⟨c|d', '| a   | ⟨b⟩   |\n| --- | --- |\n| c   | d   |'],
  [
    'counts wide characters twice',
    'next',
    '|茶叶名|b⟨|\n|-|-|\n|c|d|',
    '| 茶叶名 | b   |\n| ------ | --- |\n| ⟨c⟩      | d   |',
  ],
  ['aligns', 'right', '|long⟨|b|\n|-|-|\n|c|d|', '| ⟨long⟩ | b   |\n| ---: | --- |\n|    c | d   |'],
  ['takes an alignment back', 'center', '|a⟨|\n|:-:|', '| ⟨a⟩   |\n| --- |'],
  ['adds a column', 'addColumn', '|a⟨|b|\n|-|-:|', '| a   | ⟨⟩    |   b |\n| --- | --- | --: |'],
  ['removes a column', 'removeColumn', '|a|b⟨|\n|-|-|\n|c|d|', '| ⟨a⟩   |\n| --- |\n| c   |'],
  ['adds a row below', 'addRow', 'x\n\n|a⟨|\n|-|\n|c|\n\ny', 'x\n\n| a   |\n| --- |\n| ⟨⟩    |\n| c   |\n\ny'],
  ['removes a row', 'removeRow', '|a|\n|-|\n|c⟨|\n|d|', '| a   |\n| --- |\n| ⟨d⟩   |'],
  [
    'keeps escaped bars and long rows',
    'next',
    '|a\\|b⟨|\n|-|\n|c|d|',
    '| a\\|b | ⟨⟩    |\n| ---- | --- |\n| c    | d   |',
  ],
])('%s', (_, edit, before, after) => expect(edited(before, edit)).toBe(after))

test.each<[string, TableEdit, string]>([
  ['there is no table', 'next', 'a | b⟨\nc | d'],
  ['nothing is before the first cell', 'previous', '|⟨a|\n|-|'],
  ['a header stays', 'removeRow', '|⟨a|\n|-|\n|b|'],
  ['a last column stays', 'removeColumn', '|⟨a|\n|-|'],
  ['a table is too long to be aligned', 'next', `|⟨a|\n|-|\n${'|b|\n'.repeat(1500)}`],
])('where %s nothing is done', (_, edit, text) => expect(edited(text, edit)).toBeUndefined())
