import { type ColumnType, readDateCell } from '#lib/table/column-types.ts'
import { displayWidth } from '#lib/text/display-width.ts'
import { escapeText } from '#lib/xml/escape.ts'
import { serialOf } from './serial-date.ts'

/** A sheet to be written. */
export interface SheetToWrite {
  /** Undefined if there is none. */
  header: readonly string[] | undefined
  rows: readonly (readonly string[])[]
  types: readonly ColumnType[]
}

/** Writes a workbook of one sheet (ECMA-376), with a bold, frozen header. The same table gives the same bytes. */
export async function writeWorkbook(sheet: SheetToWrite): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync, strToU8 } = await import('fflate')
  const parts = { ...fixedParts, 'xl/worksheets/sheet1.xml': sheetXml(sheet) }
  const files = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(`${declaration}${xml}`)]))
  // The earliest time in ZIP, which has no time zones.
  return Uint8Array.from(zipSync(files, { mtime: new Date(1980, 0, 1), level: 6 }))
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Cell styles: 0 default, 1 header, 2 date, 3 date and time. */
const [headerStyle, dateStyle, timeStyle] = [1, 2, 3]

const fixedParts = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

function sheetXml({ header, rows, types }: SheetToWrite): string {
  const lines: string[] = []
  if (header)
    lines.push(
      rowXml(
        1,
        header.map((cell) => textCell(cell, headerStyle)),
      ),
    )
  for (const row of rows)
    lines.push(
      rowXml(
        lines.length + 1,
        row.map((cell, column) => cellXml(cell, types[column] ?? 'text')),
      ),
    )
  const view = header ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : ''
  const columns = columnWidths(header ? [header, ...rows] : rows, types.length)
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${view}</sheetView></sheetViews><cols>${columns}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** Cells have no references, so their position is their order and empty ones are needed. */
const rowXml = (number: number, cells: readonly string[]): string => `<row r="${number}">${cells.join('')}</row>`

function cellXml(cell: string, type: ColumnType): string {
  const text = cell.trim()
  if (cell === '') return '<c/>'
  // Excel preserves 15 digits; longer numbers stay text, with all of them.
  if (type === 'integer' || type === 'decimal')
    return text !== '' && text.replace(/[-.]/g, '').replace(/^0+/, '').length <= 15
      ? `<c><v>${text}</v></c>`
      : textCell(cell, 0)
  if (type === 'boolean' && text !== '') return `<c t="b"><v>${text.toLowerCase() === 'true' ? 1 : 0}</v></c>`
  if (type === 'date' || type === 'datetime') {
    const { day = '', time, offset } = readDateCell(cell) ?? {}
    const serial = offset === undefined ? serialOf(day, time) : undefined
    if (serial !== undefined) return `<c s="${type === 'date' ? dateStyle : timeStyle}"><v>${serial}</v></c>`
  }
  return textCell(cell, 0)
}

const textCell = (cell: string, style: number): string =>
  `<c t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`

/**
 * Escapes control characters and lone surrogates, which XML does not allow, as `_x0001_`, and any text that looks like
 * this escape.
 */
function escapeXml(text: string): string {
  const written = text
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(unwritable, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
  return escapeText(written)
}

const unwritable = /(?![\t\n])[\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/gu

/** Estimates column widths from the first rows, in characters. */
function columnWidths(rows: SheetToWrite['rows'], count: number): number[] {
  const widths = Array.from({ length: count }, () => 8)
  for (const row of rows.slice(0, 200))
    for (const [at, cell] of row.entries())
      widths[at] = Math.max(widths[at] ?? 8, Math.min(60, cell.length > 60 ? 60 : displayWidth(cell) + 2))
  return widths
}
