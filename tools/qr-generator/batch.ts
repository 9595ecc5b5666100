import { z } from 'zod'
import type { Call } from '#kit/call.ts'
import { onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { ToolError } from '#kit/tool-error.ts'
import { readDelimited } from '#lib/table/read-delimited.ts'
import { type ChosenColumn, columnFields } from './contents/contact-columns.ts'
import { csvColumnsOf } from './contents/csv-header.ts'
import { holdsContacts, type Layout, layouts, readContacts } from './contents/read-contacts.ts'
import { designFields } from './drawing/design-fields.ts'
import { drawCode } from './drawing/draw-code.ts'
import { readLogo } from './drawing/logo.ts'
import { errors } from './errors.ts'

const maxCodes = 1000

/** Generates a QR code for each of many texts or contacts, all in one design, as a ZIP file. */
export const batch = defineOperation('batch', {
  input: {
    texts: z.union([z.string(), z.array(z.string())]).meta({ contentMediaType: 'text/plain' }),
    layout: z.enum(layouts).default('auto'),
    /** For a table of contacts: the fields of columns that are not recognized by their names. */
    columns: onlyFor(
      { layout: ['auto', 'contacts'] },
      z.array(z.strictObject({ column: z.string().max(1000), field: z.enum(columnFields) })).default([]),
    ),
    ...designFields,
  },
  output: { file: z.file(), count: z.int(), unreadable: z.array(z.int()), skipped: z.array(z.int()) },
  async run({ texts, layout, columns, ...design }, call) {
    const { lines, skipped } = linesOf(texts, layout, columns)
    if (lines.length === 0) throw errors.empty()
    if (lines.length > maxCodes) throw errors.tooMany({ count: lines.length, most: maxCodes })
    refuseSlowBatch(lines.length, design.size, call)
    const { zipSync } = await import('fflate')
    const logo = design.logo && (await readLogo(design.logo, design.size))
    const entries: Record<string, Uint8Array> = {}
    const unreadable: number[] = []
    for (const [index, { text, name, line }] of lines.entries()) {
      call.signal.throwIfAborted()
      const drawn = await drawCode(text, name, design, logo).catch((error) => {
        throw tooLongAt(line, error) ?? error
      })
      if (!drawn.readable) unreadable.push(line)
      entries[drawn.file.name] = await drawn.file.bytes()
      call.progress((index + 1) / lines.length)
    }
    // Stored without compression, which would not make images smaller. A fixed time gives the same file for the same
    // texts.
    const zip = zipSync(entries, { level: 0, mtime: new Date(2000, 0, 1) })
    const file = new File([zip], 'qr-codes.zip', { type: 'application/zip' })
    return { file, count: lines.length, unreadable, skipped }
  },
})

/**
 * Refuses a batch that would exceed the time limit of an interface which has one, before any work is done.
 *
 * @throws ToolError tooMuchAtOnce
 */
function refuseSlowBatch(count: number, size: number, { memory }: Call): void {
  if (memory === undefined) return
  const perCode = overheadMegapixels + (size * size) / 1_000_000
  const fitting = Math.floor(maxMegapixels / perCode)
  if (count > fitting) throw errors.tooMuchAtOnce({ count, size, most: fitting })
}

/** In megapixels. A current core draws one and reads it back in 50 ms; the usual limit is ten seconds. */
const maxMegapixels = 120
/** The fixed cost of a code, in megapixels. */
const overheadMegapixels = 0.1

/** Adds the line number to the error of a text that is too long. */
function tooLongAt(line: number, error: unknown): ToolError | undefined {
  if (!(error instanceof ToolError) || error.code !== 'tooLong') return undefined
  const { bytes = 0, most: fitting = 0, level = '' } = error.params
  return errors.lineTooLong({ line, bytes, most: fitting, level })
}

/** One of many texts with its file name and its line, counted from 1. */
interface Line {
  text: string
  name: string
  line: number
}

interface Lines {
  lines: Line[]
  /** The lines of rows without a contact. */
  skipped: number[]
}

/**
 * Splits the input into texts: each line, or each row of a CSV, whose second column or the one of that name is the file name, or each row of a
 * table of contacts, as a vCard. Blank ones are left out.
 *
 * @throws ToolError noContacts
 */
function linesOf(texts: string | string[], layout: Layout, columns: readonly ChosenColumn[]): Lines {
  if (holdsContacts(texts, layout)) {
    const { contacts, skipped } = readContacts([texts].flat().join('\n'), columns)
    if (contacts.length === 0 && skipped.length > 0) throw errors.noContacts()
    return { lines: withUniqueNames(contacts), skipped }
  }
  const rows = rowsOf(texts, layout)
  const table = csvColumnsOf(rows[0])
  const lines = rows
    .map((row, index) => ({ text: row[table.text] ?? '', name: row[table.name]?.trim() ?? '', line: index + 1 }))
    .filter(({ text, line }) => text.trim() !== '' && !(table.hasHeader && line === 1))
  return { lines: withUniqueNames(lines), skipped: [] }
}

/** The rows of a list, of CSV, or of lines, which a header shows to be CSV too. */
function rowsOf(texts: string | string[], layout: Layout): string[][] {
  if (Array.isArray(texts)) return texts.map((text) => [text])
  const isCsv =
    layout === 'csv' || (layout === 'auto' && csvColumnsOf(readDelimited(firstLineOf(texts), ',').rows[0]).hasHeader)
  return isCsv ? readDelimited(texts, ',').rows : texts.split(/\r\n|[\r\n]/).map((text) => [text])
}

/** The first line of a text, as far as a header is long. */
const firstLineOf = (text: string): string => /^[^\r\n]{0,200}/.exec(text)?.[0] ?? ''

/** Gives each line a unique file name, derived from its text unless it has a name. */
function withUniqueNames(lines: readonly Line[]): Line[] {
  const digits = String(lines.length).length
  const used = new Set<string>()
  return lines.map(({ text, name, line }, index) => {
    const number = String(index + 1).padStart(digits, '0')
    const wanted = fileName(name)
    // Compared without case, since some file systems ignore it.
    const own = wanted === '' ? `${number}-${fileName(text)}`.replace(/-$/, '') : wanted
    let unique = own
    for (let at = index + 1; used.has(unique.toLowerCase()); at++) unique = `${own}-${String(at).padStart(digits, '0')}`
    used.add(unique.toLowerCase())
    return { text, name: unique, line }
  })
}

/** Reduces a text to a file name that is valid on every system. */
const fileName = (text: string): string =>
  text
    .slice(0, 200)
    .replace(/^\w+:\/+/, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+/, '')
    .slice(0, 40)
    .replace(/[-.]$/, '')
