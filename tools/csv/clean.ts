import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { delimiters } from '#lib/table/delimiters.ts'
import { writeDelimited } from '#lib/table/write-delimited.ts'
import { errors } from './errors.ts'
import { cleanRows } from './rows/clean-rows.ts'
import { sourceField } from './source/fields.ts'
import { maxCells, readSource } from './source/open-table.ts'

/** Cleans a table, keeping its delimiter and line breaks. */
export const clean = defineOperation('clean', {
  input: {
    source: sourceField(),
    trim: z.boolean().default(true),
    emptyRows: z.boolean().default(true),
    duplicates: z.boolean().default(false),
    pad: z.boolean().default(true),
    select: z.array(z.string()).max(1000).default([]),
    sortBy: z.string().default(''),
    descending: z.boolean().default(false),
  },
  output: {
    csv: textOf('text/csv'),
    changes: z.array(z.strictObject({ en: z.string(), zh: z.string() })).meta({ format: 'table' }),
  },
  async run({ source, ...steps }) {
    const { text, read } = await readSource(source, 'auto')
    const width = read.rows.find((row) => row.length > 0)?.length ?? 0
    if (steps.pad && width * read.rows.length > maxCells) throw errors.tooMany({ limit: maxCells })
    const { rows, changes } = cleanRows(read.rows, steps)
    const delimiter = delimiters[read.delimiter]
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
    const comments = text.slice(read.comments[0] ?? read.from, read.from)
    return { csv: comments + writeDelimited(rows, { delimiter, quote: 'needed', lineEnd }), changes }
  },
})
