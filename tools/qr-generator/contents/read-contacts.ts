import { delimiters } from '#lib/table/delimiters.ts'
import { detectDelimiter } from '#lib/table/detect-delimiter.ts'
import { readDelimited } from '#lib/table/read-delimited.ts'
import { type ChosenColumn, type ColumnField, isContactHeader, matchColumns } from './contact-columns.ts'
import { type Card, cardDetails, joinName, writeCard } from './write-card.ts'

/** How the input is split into texts; `auto` detects a table of contacts by its header. */
export const layouts = ['auto', 'lines', 'csv', 'contacts'] as const

export type Layout = (typeof layouts)[number]

/** Whether the texts are a table of contacts, by the chosen layout or by the header. */
export const holdsContacts = (texts: unknown, layout: Layout): boolean =>
  layout === 'contacts' || (layout === 'auto' && typeof texts === 'string' && isContactHeader(headerOf(texts)))

/** Contacts as vCards with their names and lines, counted from 1; and the lines of rows without a contact. */
export interface ParsedContacts {
  contacts: { text: string; name: string; line: number }[]
  skipped: number[]
}

/** Parses a table of contacts with any delimiter, whose first row is the header. */
export function readContacts(text: string, chosen: readonly ChosenColumn[]): ParsedContacts {
  const { rows } = readDelimited(text, delimiters[detectDelimiter(text)])
  const fields = matchColumns(rows[0] ?? [], chosen)
  const read: ParsedContacts = { contacts: [], skipped: [] }
  for (const [index, row] of rows.entries()) {
    if (index === 0 || row.every((cell) => cell.trim() === '')) continue
    const card = cardOf(row, fields)
    const name = card.fullName ?? ''
    if (name === '') read.skipped.push(index + 1)
    else read.contacts.push({ text: writeCard(card), name, line: index + 1 })
  }
  return read
}

/** The header of a table: its first row. */
export function headerOf(text: string): string[] {
  const head = text.slice(0, maxHeader)
  return readDelimited(head, delimiters[detectDelimiter(head)]).rows[0] ?? []
}

/** In UTF-16 units; a longer first row is not a header. */
const maxHeader = 10_000

function cardOf(row: readonly string[], fields: readonly ColumnField[]): Card {
  const cellsOf = (field: ColumnField) =>
    fields.flatMap((each, column) => (each === field ? [row[column]?.trim() ?? ''] : [])).filter((cell) => cell !== '')
  const joined = (field: ColumnField) => cellsOf(field).join(' ')
  const parts = { firstName: joined('firstName'), lastName: joined('lastName') }
  const name = joined('name')
  const isInParts = parts.firstName + parts.lastName !== ''
  const given = isInParts ? parts : partsOf(name)
  // A contact without a name, such as a shop, is named by its organization, email address or phone.
  const [instead = ''] = (['organization', 'email', 'phone'] as const).flatMap(cellsOf)
  const fullName = (isInParts && name) || joinName(given.firstName, given.lastName) || instead
  return {
    ...given,
    fullName,
    details: cardDetails.flatMap((kind) => cellsOf(kind).map((cell) => [kind, cell] as const)),
  }
}

/** Splits a full name: the family name is last, or first before a comma; a Chinese name is not split. */
function partsOf(name: string): { firstName: string; lastName: string } {
  if (/\p{Script=Han}/u.test(name)) return { firstName: '', lastName: name }
  const [family = '', ...others] = name.split(',')
  if (others.length > 0) return { firstName: others.join(',').trim(), lastName: family.trim() }
  const at = name.lastIndexOf(' ')
  return at < 0
    ? { firstName: name, lastName: '' }
    : { firstName: name.slice(0, at).trim(), lastName: name.slice(at + 1) }
}
