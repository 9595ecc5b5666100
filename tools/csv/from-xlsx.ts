import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { writeDelimited } from '#lib/table/write-delimited.ts'
import { errors } from './errors.ts'
import { DamagedError, TooLargeError } from './xlsx/damage.ts'
import { readSheet } from './xlsx/read-sheet.ts'
import { readWorkbook } from './xlsx/workbook.ts'
import { maxUnpackedMebibytes, readZip, Unpacker } from './xlsx/zip.ts'

/** Writes a sheet of an Excel workbook as CSV, its cells as they are shown or as they are stored. */
export const fromXlsx = defineOperation('from-xlsx', {
  input: { file: z.file(), sheet: z.string().default(''), values: z.enum(['shown', 'raw']).default('shown') },
  output: { csv: textOf('text/csv'), sheets: z.array(z.string()), rows: z.int() },
  async run({ file, sheet, values }) {
    if (file.size === 0) throw errors.emptyFile()
    try {
      const unpacker = new Unpacker(readZip(new Uint8Array(await file.arrayBuffer())))
      const workbook = await readWorkbook(unpacker)
      const wanted = sheet === '' ? workbook.sheets[0] : workbook.sheets.find(({ name }) => name === sheet)
      if (!wanted) throw errors.noSheet({ name: sheet.slice(0, 60).toWellFormed() })
      const rows = await readSheet(unpacker, wanted.part, workbook, values)
      return {
        csv: writeDelimited(rows, { delimiter: ',', quote: 'needed', lineEnd: '\r\n' }),
        sheets: workbook.sheets.map(({ name }) => name),
        rows: Math.max(0, rows.length - 1),
      }
    } catch (error) {
      if (error instanceof DamagedError) throw errors.damaged({ reason: error.reason })
      if (error instanceof TooLargeError) throw errors.tooLarge({ mebibytes: maxUnpackedMebibytes })
      throw error
    }
  },
})
