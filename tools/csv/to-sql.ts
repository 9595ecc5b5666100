import { z } from 'zod'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { delimiterField, sourceField } from './source/fields.ts'
import { listNotes, openTable } from './source/open-table.ts'
import { sentences } from './source/sentences.ts'
import { dialects } from './sql/dialects.ts'
import { writeSql } from './sql/write-sql.ts'

/** Converts a table to the SQL statements that create and fill it; empty cells become NULL. */
export const toSql = defineOperation('to-sql', {
  input: {
    source: sourceField(),
    delimiter: delimiterField(),
    header: z.boolean().default(true),
    table: z.string().min(1).max(200).default('data'),
    dialect: z.enum(dialects).default('mysql'),
    create: z.boolean().default(true),
    batch: advanced(z.int().min(1).max(10_000).default(100)),
    onConflict: advanced(z.enum(['none', 'ignore', 'update']).default('none')),
    keys: advanced(z.array(z.string()).max(100).default([])),
  },
  output: {
    sql: textOf('text/x-sql'),
    columns: z.array(z.strictObject({ name: z.string(), type: z.string() })).meta({ format: 'table' }),
    warnings: diagnosticsField(sentences),
  },
  async run({ source, delimiter, header, ...style }, call) {
    const table = await openTable(source, { delimiter, header })
    call.progress(0.4)
    return { ...writeSql(table, style), warnings: listNotes(table.notes, table.text) }
  },
})
