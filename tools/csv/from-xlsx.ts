import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { writeDelimited } from '#lib/table/write-delimited.ts'
import { truncate } from '#lib/text/truncate.ts'
import { errors } from './errors.ts'
import { DamagedError, TooLargeError } from './xlsx/damage.ts'
import { readSheet } from './xlsx/read-sheet.ts'
import { readWorkbook, type Sheet } from './xlsx/workbook.ts'
import { maxUnpackedMebibytes, openWorkbook, Unpacker } from './xlsx/zip.ts'

/** Converts a sheet of an Excel workbook to CSV, with values as displayed or as stored. */
export const fromXlsx = defineOperation('from-xlsx', {
  input: { file: z.file(), sheet: z.string().default(''), values: z.enum(['shown', 'raw']).default('shown') },
  output: { csv: textOf('text/csv'), sheets: z.array(z.string()), rows: z.int() },
  async run({ file, sheet, values }) {
    if (file.size === 0) throw errors.emptyFile()
    try {
      const unpacker = new Unpacker(await openWorkbook(file))
      const workbook = await readWorkbook(unpacker)
      const wanted = sheet === '' ? workbook.sheets[0] : workbook.sheets.find(({ name }) => name === sheet)
      if (!wanted) throw errors.noSheet({ name: truncate(sheet).toWellFormed(), sheets: listed(workbook.sheets) })
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

/** Lists names up to the length of a sentence, separated by a slash, which Excel does not allow in names. */
const listed = (sheets: readonly Sheet[]): string =>
  [...sheets.slice(0, maxListed).map(({ name }) => truncate(name, 31)), ...(sheets.length > maxListed ? ['…'] : [])]
    .join(' / ')
    .toWellFormed()

const maxListed = 20
