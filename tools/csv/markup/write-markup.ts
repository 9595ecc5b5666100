import { maxTextLength } from '#lib/json/write.ts'
import { columnTypesOf } from '#lib/table/column-types.ts'
import { displayWidth } from '#lib/text/display-width.ts'
import { escapeText } from '#lib/xml/escape.ts'
import { errors } from '../errors.ts'

/** A header, and rows with as many cells. */
export interface Grid {
  names: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Writes GitHub Flavored Markdown, with numbers right-aligned and line breaks as `<br>`. */
export function writeMarkdown({ names, rows }: Grid): string {
  const escaped = (cell: string) =>
    cell
      .trim()
      .replace(/[\\|]/g, '\\$&')
      .replaceAll('<', '&lt;')
      .replace(/\r\n|\r|\n/g, '<br>')
      .replaceAll('\t', ' ')
  const isRight = rightAligned(rows, names.length)
  const [head = [], ...body] = padded(
    [names, ...rows].map((row) => row.map(escaped)),
    isRight,
    minRuleWidth,
  )
  const rule = head.map((cell, column) => {
    const width = Math.max(minRuleWidth, displayWidth(cell))
    return isRight[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)
  })
  return joined([head, rule, ...body].map((row) => `| ${row.join(' | ')} |\n`))
}

const minRuleWidth = 3

/** Writes aligned columns, two spaces apart; line breaks and tabs within cells become spaces. */
export function writeText({ names, rows }: Grid): string {
  const flat = (cell: string) => cell.replace(/[\r\n\t]/g, ' ').trim()
  const isRight = rightAligned(rows, names.length)
  const [head = [], ...body] = padded(
    [names, ...rows].map((row) => row.map(flat)),
    isRight,
    1,
  )
  const rule = head.map((cell) => '-'.repeat(Math.max(1, displayWidth(cell))))
  return joined([head, rule, ...body].map((row) => `${row.join('  ').trimEnd()}\n`))
}

export function writeHtml({ names, rows }: Grid): string {
  const escaped = (cell: string) => escapeText(cell.replace(/\r\n?/g, '\n')).replaceAll('\n', '<br>')
  const lineOf = (cells: readonly string[], tag: string) =>
    `    <tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>\n`
  const body = joined(rows.map((row) => lineOf(row, 'td')))
  return `<table>\n  <thead>\n${lineOf(names, 'th')}  </thead>\n  <tbody>\n${body}  </tbody>\n</table>\n`
}

/** Writes a `tabular` with numbers right-aligned. */
export function writeLatex({ names, rows }: Grid): string {
  const lineOf = (cells: readonly string[]) => `  ${cells.map(escapeLatex).join(' & ')} \\\\\n`
  const columns = rightAligned(rows, names.length).map((right) => (right ? 'r' : 'l'))
  const body = joined(rows.map(lineOf))
  return `\\begin{tabular}{${columns.join('')}}\n  \\hline\n${lineOf(names)}  \\hline\n${body}  \\hline\n\\end{tabular}\n`
}

const escapeLatex = (cell: string): string =>
  cell.replace(/[\\&%$#_{}~^]/g, (sign) => latexSigns[sign] ?? `\\${sign}`).replace(/[\r\n]+/g, ' ')

const latexSigns: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

const rightAligned = (rows: Grid['rows'], width: number): boolean[] =>
  columnTypesOf(rows, width).map((type) => type === 'integer' || type === 'decimal')

/** Pads cells to the widest one of their column, ignoring extremely wide cells. */
function padded(rows: readonly (readonly string[])[], isRight: readonly boolean[], min: number): string[][] {
  const widths = isRight.map(() => min)
  const sizes = rows.map((row) =>
    row.map((cell, column) => {
      const size = cell.length > maxPaddedWidth ? maxPaddedWidth : displayWidth(cell)
      if (size < maxPaddedWidth) widths[column] = Math.max(widths[column] ?? min, size)
      return size
    }),
  )
  return rows.map((row, at) =>
    row.map((cell, column) => {
      const fill = ' '.repeat(Math.max(0, (widths[column] ?? min) - (sizes[at]?.[column] ?? 0)))
      return isRight[column] ? fill + cell : cell + fill
    }),
  )
}

/** In terminal columns. */
const maxPaddedWidth = 200

/** Joins lines, unless the result is longer than a string can be. */
function joined(lines: readonly string[]): string {
  const length = lines.reduce((sum, line) => sum + line.length, 0)
  if (length > maxTextLength) throw errors.tooLong({ limit: maxTextLength })
  return lines.join('')
}
