import type { Localized } from '#kit/language.ts'
import { isJson } from '#lib/recognition/is-json.ts'
import { confidence, type Material, type Recognize } from '#lib/recognition/recognition.ts'
import { columnTypesOf } from '#lib/table/column-types.ts'
import { delimiters } from '#lib/table/delimiters.ts'
import { leadingComments } from '#lib/table/leading-comments.ts'
import { readDelimited } from '#lib/table/read-delimited.ts'

const tableName = /\.(?:csv|tsv|tab)$/i

/** Tables: lines with the same number of cells, and files with the extension of a table. */
export const recognize: Recognize = (material) => {
  const { text, file } = material
  if (file && isWorkbook(file.name, file.type)) {
    const isZip = file.bytes[0] === 0x50 && file.bytes[1] === 0x4b
    return isZip ? [{ operation: 'fromXlsx', label: labels.fromXlsx, confidence: confidence.certain, kind: excel }] : []
  }
  const isNamed = file !== undefined && (tableName.test(file.name) || file.type === 'text/csv')
  // A file in GBK or another encoding than UTF-8 has no text here.
  if (isNamed && text === '' && file.bytes.length > 0)
    return [{ operation: 'toJson', label: labels.toJson, confidence: confidence.certain, kind: table }]
  if (isObjectArray(material))
    return [{ operation: 'fromJson', label: labels.fromJson, confidence: confidence.possible, kind: json }]
  const shape = text === '' ? undefined : shapeOf(material)
  if (!shape) return []
  const sure = isNamed ? confidence.certain : shape.sure
  const more = { kind: table, brief: briefOf(shape, material.isCut) }
  return [
    { operation: 'toJson', label: labels.toJson, confidence: sure, ...more },
    { operation: 'convert', label: labels.convert, confidence: sure - 0.2, kind: table },
  ]
}

/** Whether it is an array of objects, which can be a table too. */
const isObjectArray = (material: Material): boolean => /^\[\s*\{\s*"/.test(material.text) && isJson(material)

const labels = {
  fromJson: { en: 'Convert to a table', zh: '转换为表格' },
  toJson: { en: 'Convert the table to JSON', zh: '表格转 JSON' },
  convert: { en: 'Convert the table to Markdown and more', zh: '表格转 Markdown 等格式' },
  fromXlsx: { en: 'Convert Excel to CSV', zh: 'Excel 转 CSV' },
}
const json = { en: 'JSON', zh: 'JSON' }
const table = { en: 'a table', zh: '表格' }
const excel = { en: 'an Excel workbook', zh: 'Excel 工作簿' }

const isWorkbook = (name: string, type: string): boolean =>
  /\.xls[xm]$/i.test(name) || /spreadsheetml\.sheet$/.test(type)

interface Shape {
  rows: number
  columns: number
  sure: number
}

/** Finds the first delimiter that gives every row the same number of cells. */
function shapeOf({ text: all, isCut, file }: Material): Shape | undefined {
  const isNamed = file !== undefined && tableName.test(file.name)
  const text = isNamed ? all.slice(leadingComments(all, 0).from) : all
  // Markup, JSON and code have many commas too.
  if (/^(?:[<{[#|@/]|---|\+\+\+)/.test(text)) return undefined
  for (const name of ['tab', 'semicolon', 'comma'] as const) {
    const { rows, strays, tails, openQuote } = readDelimited(text.slice(0, sampleLength), delimiters[name])
    const isPart = isCut || text.length > sampleLength
    const whole = (isPart ? rows.slice(0, -1) : rows).filter((row) => row.length > 0)
    const columns = whole[0]?.length ?? 0
    if (whole.length < 2 || columns < 2 || (openQuote !== undefined && !isPart)) continue
    if (!whole.every((row) => row.length === columns)) {
      if (isNamed) return { rows: whole.length, columns, sure: confidence.certain }
      continue
    }
    if (strays.length + tails.length > 0 || !isTable(whole, name)) continue
    return { rows: whole.length, columns, sure: name === 'tab' || columns > 2 ? confidence.likely : 0.6 }
  }
  return undefined
}

/** In UTF-16 units. */
const sampleLength = 20_000

/** Whether the cells are data, and not sentences, statements or log lines. */
function isTable(rows: readonly string[][], delimiter: 'tab' | 'semicolon' | 'comma'): boolean {
  const cells = rows.flat()
  if (cells.some((cell) => /[;{}]\s*$/.test(cell))) return false
  if (delimiter === 'tab') return rows.every((row) => row[0] !== '' || row.some((cell) => cell.trim() !== ''))
  // A comma in a sentence is followed by a space.
  const spaced = rows.flatMap((row) => row.slice(1)).filter((cell) => cell.startsWith(' ')).length
  const isSpaced = spaced > 0
  const [header = [], ...body] = rows
  const hasNames = header.every((cell) => /^[\p{L}_][\p{L}\p{N}_ ./()%-]{0,40}$/u.test(cell.trim()))
  const hasNumbers = columnTypesOf(body, header.length).some((type) => type !== 'text' && type !== 'empty')
  if (/^(?:select|insert|update|delete|create|alter|with|values)\b/i.test(header[0] ?? '')) return false
  if (cells.some((cell) => /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d,?\d* +(?:INFO|WARN|ERROR|DEBUG)/.test(cell)))
    return false
  if (isSpaced) return hasNames && hasNumbers && header.length > 2
  return hasNames || (hasNumbers && header.length > 2)
}

function briefOf({ rows, columns }: Shape, isCut: boolean): Localized | undefined {
  if (isCut) return { en: `${columns} columns`, zh: `${columns} 列` }
  const count = rows - 1
  return { en: `${count} ${count === 1 ? 'row' : 'rows'}, ${columns} columns`, zh: `${count} 行，${columns} 列` }
}
