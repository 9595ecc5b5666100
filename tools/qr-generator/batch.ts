import { z } from 'zod'
import type { Call } from '#kit/call.ts'
import { onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { ToolError } from '#kit/tool-error.ts'
import { readDelimited } from '#lib/table/read-delimited.ts'
import { type ChosenColumn, columnFields } from './contents/contact-columns.ts'
import { holdsContacts, type Layout, layouts, readContacts } from './contents/read-contacts.ts'
import { designFields } from './drawing/design-fields.ts'
import { drawCode } from './drawing/draw-code.ts'
import { readLogo } from './drawing/logo.ts'
import { errors } from './errors.ts'

const maxCodes = 1000

/** Makes a QR code of each of many texts or contacts, all in one look, as a ZIP. */
export const batch = defineOperation('batch', {
  input: {
    texts: z.union([z.string(), z.array(z.string())]).meta({ contentMediaType: 'text/plain' }),
    layout: z.enum(layouts).default('auto'),
    /** For a table of contacts: what columns hold whose names do not say it. */
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
    refuseWhatTakesLong(lines.length, design.size, call)
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
    // Images do not become smaller. The same texts give the same file, whenever that is.
    const zip = zipSync(entries, { level: 0, mtime: new Date(2000, 0, 1) })
    const file = new File([zip], 'qr-codes.zip', { type: 'application/zip' })
    return { file, count: lines.length, unreadable, skipped }
  },
})

/**
 * Refuses what would not be done within the time that a door which limits runs gives them: to know it before costs
 * nothing.
 *
 * @throws ToolError tooMuchAtOnce
 */
function refuseWhatTakesLong(count: number, size: number, { memory }: Call): void {
  if (memory === undefined) return
  const perCode = ownMillion + (size * size) / 1_000_000
  const fitting = Math.floor(maxMillion / perCode)
  if (count > fitting) throw errors.tooMuchAtOnce({ count, size, most: fitting })
}

/** In million pixels, drawn and read back at 50 ms each on a core of today, where ten seconds are the usual limit. */
const maxMillion = 120
/** What a code takes besides its pixels, as if it had so many more. */
const ownMillion = 0.1

/** Says of a text that is too long which one it is. */
function tooLongAt(line: number, error: unknown): ToolError | undefined {
  if (!(error instanceof ToolError) || error.code !== 'tooLong') return undefined
  const { bytes = 0, most: fitting = 0, level = '' } = error.params
  return errors.lineTooLong({ line, bytes, most: fitting, level })
}

/** One of many texts, the name of its file, and where it stood, counted from 1. */
interface Line {
  text: string
  name: string
  line: number
}

interface Lines {
  lines: Line[]
  /** Rows of contacts that hold none. */
  skipped: number[]
}

/**
 * Takes texts apart: each line is one, or each row of a CSV, whose second column names the file, or each row of a table of
 * contacts, as a vCard. Blank ones are left out.
 *
 * @throws ToolError noContacts
 */
function linesOf(texts: string | string[], layout: Layout, columns: readonly ChosenColumn[]): Lines {
  if (holdsContacts(texts, layout)) {
    const { contacts, skipped } = readContacts([texts].flat().join('\n'), columns)
    if (contacts.length === 0 && skipped.length > 0) throw errors.noContacts()
    return { lines: namedApart(contacts), skipped }
  }
  const rows = Array.isArray(texts)
    ? texts.map((text) => [text])
    : layout === 'csv'
      ? readDelimited(texts, ',').rows
      : texts.split(/\r\n|[\r\n]/).map((text) => [text])
  const lines = rows
    .map(([text = '', name = ''], index) => ({ text, name: name.trim(), line: index + 1 }))
    .filter(({ text }) => text.trim() !== '')
  return { lines: namedApart(lines), skipped: [] }
}

/** Names the files of lines after what they hold, each by a name of its own. */
function namedApart(lines: readonly Line[]): Line[] {
  const digits = String(lines.length).length
  const used = new Set<string>()
  return lines.map(({ text, name, line }, index) => {
    const number = String(index + 1).padStart(digits, '0')
    const wanted = fileName(name)
    // Two files of one name would be one. File systems do not tell capital letters apart.
    const own = wanted === '' ? `${number}-${fileName(text)}`.replace(/-$/, '') : wanted
    let unique = own
    for (let at = index + 1; used.has(unique.toLowerCase()); at++) unique = `${own}-${String(at).padStart(digits, '0')}`
    used.add(unique.toLowerCase())
    return { text, name: unique, line }
  })
}

/** What of a text may be a file's name anywhere. */
const fileName = (text: string): string =>
  text
    .slice(0, 200)
    .replace(/^\w+:\/+/, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+/, '')
    .slice(0, 40)
    .replace(/[-.]$/, '')
