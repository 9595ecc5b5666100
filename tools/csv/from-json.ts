import { z } from 'zod'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { diagnosticsField, listDiagnostics } from '#lib/diagnostics.ts'
import { lineColumnsAt } from '#lib/json/lines.ts'
import { delimiterNames, delimiters } from '#lib/table/delimiters.ts'
import { writeDelimited } from '#lib/table/write-delimited.ts'
import { readRows } from './json/read-rows.ts'
import { sentences } from './source/sentences.ts'

/** Converts rows of JSON to a table; nested values become columns such as `address.city`. */
export const fromJson = defineOperation('from-json', {
  input: {
    json: textOf('application/json'),
    delimiter: z.enum(delimiterNames).default('comma'),
    header: z.boolean().default(true),
    nested: z.enum(['dots', 'json']).default('dots'),
    quote: z.enum(['needed', 'always']).default('needed'),
    lineEnd: advanced(z.enum(['crlf', 'lf']).default('crlf')),
    bom: advanced(z.boolean().default(false)),
    guard: advanced(z.boolean().default(false)),
  },
  output: { csv: textOf('text/csv'), rows: z.int(), columns: z.int(), warnings: diagnosticsField(sentences) },
  run({ json, delimiter, header, nested, quote, lineEnd, bom, guard }) {
    const { names, rows, index, notes } = readRows(json, nested)
    const style = { delimiter: delimiters[delimiter], quote, lineEnd: lineEnd === 'lf' ? '\n' : '\r\n', guard } as const
    const written = writeDelimited(header && names.length > 0 ? [names, ...rows] : rows, style)
    return {
      csv: (bom ? '\uFEFF' : '') + written,
      // Arrays have the header as their first row.
      rows: names.length === 0 && header ? Math.max(0, rows.length - 1) : rows.length,
      columns: names.length || rows.reduce((max, row) => Math.max(max, row.length), 0),
      warnings: listDiagnostics(notes, (offsets) => lineColumnsAt(index, offsets), sentences),
    }
  },
})
