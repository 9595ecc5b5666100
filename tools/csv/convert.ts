import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { writeDelimited } from '#lib/table/write-delimited.ts'
import { writeRows } from './json/write-rows.ts'
import { type Grid, writeHtml, writeLatex, writeMarkdown, writeText } from './markup/write-markup.ts'
import { delimiterField, sourceField } from './source/fields.ts'
import { listNotes, type OpenTable, openTable } from './source/open-table.ts'
import { sentences } from './source/sentences.ts'

const forms = ['csv', 'tsv', 'markdown', 'html', 'text', 'latex', 'ndjson'] as const

/** Converts a table, whose first row is the header, to another format. */
export const convert = defineOperation('convert', {
  input: { source: sourceField(), delimiter: delimiterField(), to: z.enum(forms).default('csv') },
  output: { text: textOf('text/plain'), rows: z.int(), warnings: diagnosticsField(sentences) },
  async run({ source, delimiter, to }, call) {
    const table = await openTable(source, { delimiter })
    call.progress(0.4)
    const text = write(table, to)
    return { text, rows: table.rows.length, warnings: listNotes(table.notes, table.text) }
  },
})

function write(table: OpenTable, to: (typeof forms)[number]): string {
  const { names } = table
  const grid: Grid = { names, rows: table.rows.map((row) => names.map((_, column) => row[column] ?? '')) }
  const rows = [grid.names, ...grid.rows]
  switch (to) {
    case 'csv':
      return writeDelimited(rows, { delimiter: ',', quote: 'needed', lineEnd: '\r\n' })
    case 'tsv':
      return writeDelimited(rows, { delimiter: '\t', quote: 'needed', lineEnd: '\n' })
    case 'markdown':
      return writeMarkdown(grid)
    case 'html':
      return writeHtml(grid)
    case 'text':
      return writeText(grid)
    case 'latex':
      return writeLatex(grid)
    case 'ndjson':
      return writeRows(
        table,
        { header: true, types: true, empty: 'text', nested: false, layout: 'lines', indent: 0 },
        [],
      )
  }
}
