import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { fileCharsets } from '#lib/charset/file-charset.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { columnTypes, columnTypesOf } from '#lib/table/column-types.ts'
import { compareCells } from '#lib/table/compare-cells.ts'
import { delimiterNames } from '#lib/table/delimiters.ts'
import { truncate } from '#lib/text/truncate.ts'
import { sourceField } from './source/fields.ts'
import { listNotes, openTable } from './source/open-table.ts'
import { sentences } from './source/sentences.ts'

const column = z.strictObject({
  name: z.string(),
  type: z.enum(columnTypes),
  filled: z.int(),
  distinct: z.int(),
  min: z.string(),
  max: z.string(),
})

/** Describes a table: its delimiter, its columns with types and value ranges, and its problems. */
export const inspect = defineOperation('inspect', {
  input: { source: sourceField() },
  output: {
    rows: z.int(),
    delimiter: z.enum(delimiterNames),
    charset: z.enum(fileCharsets),
    columns: z.array(column).meta({ format: 'table' }),
    problems: diagnosticsField(sentences),
  },
  async run({ source }) {
    const { text, charset, delimiter, names, rows, notes } = await openTable(source, {})
    const types = columnTypesOf(rows, names.length)
    return {
      rows: rows.length,
      delimiter,
      charset,
      columns: names.map((name, at) => {
        const type = types[at] ?? 'text'
        return { name, type, ...summaryOf(rows, at, type) }
      }),
      problems: listNotes(notes, text),
    }
  },
})

function summaryOf(rows: readonly (readonly string[])[], at: number, type: (typeof columnTypes)[number]) {
  const distinct = new Set<string>()
  let filled = 0
  let [min, max]: [string?, string?] = []
  for (const row of rows) {
    const cell = row[at] ?? ''
    if (cell.trim() === '') continue
    filled++
    if (distinct.has(cell)) continue
    distinct.add(cell)
    if (min === undefined || compareCells(cell, min, type) < 0) min = cell
    if (max === undefined || compareCells(cell, max, type) > 0) max = cell
  }
  return { filled, distinct: distinct.size, min: truncate(min ?? '', 100), max: truncate(max ?? '', 100) }
}
