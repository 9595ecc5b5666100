import { typeOfCell } from './column-types.ts'

export interface DelimitedStyle {
  delimiter: string
  quote: 'needed' | 'always'
  lineEnd: '\n' | '\r\n'
  /**
   * Puts ' before cells that a spreadsheet would execute as formulas (OWASP, CSV injection); numbers are not changed.
   */
  guard?: boolean
}

/** Writes rows as delimiter-separated values (RFC 4180), with a line break after each. */
export function writeDelimited(rows: Iterable<readonly string[]>, style: DelimitedStyle): string {
  const { delimiter, quote, lineEnd } = style
  const isSpecial = delimiter === ' ' ? /["\r\n ]/ : /["\r\n]/
  const lines: string[] = []
  for (const row of rows) lines.push(row.map(written).join(delimiter) + lineEnd)
  return lines.join('')

  function written(cell: string, _: number, row: readonly string[]): string {
    const text = style.guard ? guarded(cell) : cell
    // A row with one empty cell would be an empty line, which is no row. Some parsers trim cells.
    const isLost = text === '' ? row.length === 1 || delimiter === ' ' : /^\s|\s$/.test(text)
    const isQuoted = quote === 'always' || isLost || isSpecial.test(text) || text.includes(delimiter)
    return isQuoted ? `"${text.replaceAll('"', '""')}"` : text
  }
}

function guarded(cell: string): string {
  if (!/^[=+\-@\t\r]/.test(cell)) return cell
  const type = typeOfCell(cell)
  return type === 'integer' || type === 'decimal' ? cell : `'${cell}`
}
