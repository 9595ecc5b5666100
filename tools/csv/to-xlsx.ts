import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { columnTypesOf } from '#lib/table/column-types.ts'
import { errors } from './errors.ts'
import { delimiterField, sourceField } from './source/fields.ts'
import { listNotes, openTable } from './source/open-table.ts'
import { sentences } from './source/sentences.ts'
import { writeWorkbook } from './xlsx/write-workbook.ts'

/**
 * Converts a table to an Excel workbook: columns with only numbers, dates or times are typed, the others are text; no
 * formulas.
 */
export const toXlsx = defineOperation('to-xlsx', {
  input: {
    source: sourceField(),
    delimiter: delimiterField(),
    header: z.boolean().default(true),
    types: z.boolean().default(true),
  },
  output: { file: z.file(), warnings: diagnosticsField(sentences) },
  async run({ source, delimiter, header, types }, call) {
    const { names, rows, notes, text } = await openTable(source, { delimiter, header })
    call.progress(0.3)
    if (rows.length + (header ? 1 : 0) > maxRows || names.length > maxColumns)
      throw errors.tooBig({ rows: maxRows, columns: maxColumns })
    const ofColumns = types ? columnTypesOf(rows, names.length) : names.map(() => 'text' as const)
    const bytes = await writeWorkbook({ header: header ? names : undefined, rows, types: ofColumns })
    const name = source instanceof File ? source.name.replace(/\.[^.]{1,8}$/, '') : 'table'
    const file = new File([bytes], `${name || 'table'}.xlsx`, { type: mediaType })
    return { file, warnings: listNotes(notes, text) }
  },
})

const [maxRows, maxColumns] = [1_048_576, 16_384]
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
