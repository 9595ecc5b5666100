import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { layouts, writeRows } from './json/write-rows.ts'
import { delimiterField, sourceField } from './source/fields.ts'
import { listNotes, openTable } from './source/open-table.ts'
import { sentences } from './source/sentences.ts'

/** Converts a table to JSON; columns with only numbers become numbers. */
export const toJson = defineOperation('to-json', {
  input: {
    source: sourceField(),
    delimiter: delimiterField(),
    header: z.boolean().default(true),
    types: z.boolean().default(true),
    empty: z.enum(['text', 'null', 'omit']).default('text'),
    nested: z.boolean().default(false),
    layout: z.enum(layouts).default('objects'),
    indent: z.int().min(0).max(8).default(2),
  },
  output: { json: textOf('application/json'), rows: z.int(), columns: z.int(), warnings: diagnosticsField(sentences) },
  async run({ source, delimiter, ...style }, call) {
    const table = await openTable(source, { delimiter, header: style.header })
    call.progress(0.4)
    const json = writeRows(table, style, table.notes)
    call.progress(0.9)
    return {
      json,
      rows: table.rows.length,
      columns: table.names.length,
      warnings: listNotes(table.notes, table.text),
    }
  },
})
