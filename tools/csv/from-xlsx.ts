import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { writeDelimited } from '#lib/table/write-delimited.ts'
import { truncate } from '#lib/text/truncate.ts'
import { errors } from './errors.ts'
import { maxCells } from './source/open-table.ts'
import { DamagedError, TooLargeError } from './xlsx/damage.ts'
import { formatGeneral, formatNumber } from './xlsx/number-format.ts'
import { readXml } from './xlsx/read-xml.ts'
import { readWorkbook, type Sheet, textCollector, unescaped, type Workbook } from './xlsx/workbook.ts'
import { maxUnpackedMebibytes, openWorkbook, Unpacker } from './xlsx/zip.ts'

const [maxRows, maxColumns] = [1_048_576, 16_384]

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

/** Reads the cells of a sheet by rows (ECMA-376, part 1, section 18.3.1), as displayed or as stored. */
async function readSheet(
  unpacker: Unpacker,
  part: string,
  workbook: Workbook,
  values: 'shown' | 'raw',
): Promise<string[][]> {
  const rows: string[][] = []
  const inline = textCollector()
  let place = { row: 0, column: -1 }
  let attributes: Record<string, string> = {}
  let value = ''
  let isValue = false
  let width = 0
  await readXml(unpacker, part, {
    open(name, given) {
      inline.handlers.open(name)
      isValue = name === 'v'
      if (name === 'row')
        place = { row: given['r'] ? rowIndex(given['r']) : place.row + (rows.length > 0 ? 1 : 0), column: -1 }
      if (name !== 'c') return
      attributes = given
      value = ''
      place = given['r'] ? placeOf(given['r']) : { row: place.row, column: place.column + 1 }
    },
    text(piece) {
      inline.handlers.text(piece)
      if (isValue) value += piece
    },
    close(name) {
      inline.handlers.close(name)
      isValue = false
      if (name !== 'c') return
      const text = textOfCell(value, inline.take(), attributes, workbook, values)
      if (text === '') return
      width = Math.max(width, place.column + 1)
      if (width * (place.row + 1) > maxCells) throw errors.tooMany({ limit: maxCells })
      while (rows.length <= place.row) rows.push([])
      const row = rows[place.row] ?? []
      while (row.length < place.column) row.push('')
      row[place.column] = text
    },
  })
  for (const row of rows) while (row.length < width) row.push('')
  return rows
}

function rowIndex(text: string): number {
  const row = Number(text)
  if (!(Number.isInteger(row) && row >= 1 && row <= maxRows)) throw new DamagedError('badCell')
  return row - 1
}

/** `AB12` is column 27 of row 11, both counted from 0. */
function placeOf(reference: string): { row: number; column: number } {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? []
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  if (column < 1 || column > maxColumns) throw new DamagedError('badCell')
  return { row: rowIndex(digits), column: column - 1 }
}

function textOfCell(
  value: string,
  inline: string,
  { t: type = 'n', s: style = '0' }: Record<string, string>,
  { strings, formats, isFrom1904 }: Workbook,
  values: 'shown' | 'raw',
): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'inlineStr') return inline
  if (type === 'b') return value === '1' ? 'TRUE' : value === '' ? '' : 'FALSE'
  if (type === 'str') return unescaped(value)
  if (type !== 'n' || value === '') return value
  if (values === 'raw') return value
  const number = Number(value)
  const format = formats[Number(style)] ?? 'General'
  return Number.isFinite(number)
    ? format === 'General'
      ? formatGeneral(value)
      : formatNumber(number, value, format, isFrom1904)
    : value
}
