import type { FileCharset } from '#lib/charset/file-charset.ts'
import { readText } from '#lib/charset/read-text.ts'
import { listDiagnostics } from '#lib/diagnostics.ts'
import { columnNamesOf } from '#lib/table/column-names.ts'
import type { DelimiterName } from '#lib/table/delimiters.ts'
import { type ParsedTable, readTable } from '#lib/table/read-table.ts'
import { lineColumnIn, lineColumnsIn } from '#lib/text/line-columns-in.ts'
import { truncate } from '#lib/text/truncate.ts'
import { errors } from '../errors.ts'
import { type Note, sentences } from './sentences.ts'

/** A parsed table with its header separate from the rows. */
export interface OpenTable {
  text: string
  /** That of a file; a text has none of its own. */
  charset: FileCharset
  delimiter: DelimiterName
  /** Unique, one for each column. */
  names: string[]
  /** Without the header and blank lines. */
  rows: string[][]
  notes: Note[]
}

/**
 * Parses a table: detects its charset and delimiter, and collects its header, rows and problems.
 *
 * @throws empty, emptyFile, notText, openQuote, tooMany
 */
export async function openTable(
  source: string | File,
  { delimiter = 'auto', header = true }: { delimiter?: DelimiterName | 'auto'; header?: boolean },
): Promise<OpenTable> {
  const { text, charset, read } = await readSource(source, delimiter)
  const kept = read.rows.flatMap((row, index) => (row.length > 0 ? [{ row, start: read.starts[index] ?? 0 }] : []))
  const [first] = kept
  if (!first) throw errors.empty()
  const body = header ? kept.slice(1) : kept
  const expected = header ? first.row.length : 0
  const width = kept.reduce((max, { row }) => Math.max(max, row.length), 0)
  if (width > maxColumns) throw errors.tooMany({ limit: maxColumns })
  if (width * kept.length > maxCells) throw errors.tooMany({ limit: maxCells })
  const { names, unnamed, repeated } = columnNamesOf(header ? first.row : [], width)
  const notes: Note[] = [
    ...read.comments.map((offset): Note => ({ offset, code: 'comment', params: {} })),
    ...read.strays.map((offset): Note => ({ offset, code: 'strayQuote', params: {} })),
    ...read.tails.map((offset): Note => ({ offset, code: 'textAfterQuote', params: {} })),
  ]
  if (header) {
    for (const column of unnamed.filter((column) => column < expected))
      notes.push({
        offset: first.start,
        code: 'unnamedColumn',
        params: () => ({ number: column + 1, name: names[column] ?? '' }),
      })
    for (const column of repeated)
      notes.push({
        offset: first.start,
        code: 'repeatedColumn',
        params: () => ({ name: truncate(first.row[column] ?? ''), renamed: truncate(names[column] ?? '') }),
      })
  }
  for (const { row, start } of body) {
    const cellCount = row.length
    const wanted = header ? expected : width
    if (cellCount !== wanted)
      notes.push({
        offset: start,
        code: cellCount < wanted ? 'shortRow' : 'longRow',
        params: { found: cellCount, expected: wanted },
      })
  }
  return { text, charset, delimiter: read.delimiter, names, rows: body.map(({ row }) => row), notes }
}

/** Parses the rows of a text or file, without handling the header. */
export async function readSource(
  source: string | File,
  delimiter: DelimiterName | 'auto',
): Promise<{ text: string; charset: FileCharset; read: ParsedTable }> {
  if (source instanceof File && source.size === 0) throw errors.emptyFile()
  const decoded = source instanceof File ? readText(new Uint8Array(await source.arrayBuffer())) : undefined
  if (source instanceof File && !decoded) throw errors.notText()
  const { text, charset } = decoded ?? { text: String(source), charset: 'utf-8' }
  if (text.trim() === '') throw errors.empty()
  const read = readTable(text, delimiter)
  if (read.openQuote !== undefined) throw errors.openQuote({ line: lineColumnIn(text, read.openQuote).line })
  return { text, charset, read }
}

/** Lists the problems of a table with their lines and columns. */
export const listNotes = (notes: readonly Note[], text: string) =>
  listDiagnostics(notes, (offsets) => lineColumnsIn(text, offsets), sentences)

/** Including empty ones that pad short rows; more would exceed the memory of a page. */
export const maxCells = 20_000_000

/** Six times as many as Excel has. */
const maxColumns = 100_000
