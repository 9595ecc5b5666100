import { readDelimited } from '#lib/table/read-delimited.ts'
import { errors } from '../errors.ts'
import type { ChosenColumn } from './contact-columns.ts'
import { isOfContacts, type Layout, readContacts } from './read-contacts.ts'

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
export function linesOf(texts: string | string[], layout: Layout, columns: readonly ChosenColumn[]): Lines {
  if (isOfContacts(texts, layout)) {
    const { contacts, skipped } = readContacts([texts].flat().join('\n'), columns)
    if (contacts.length === 0 && skipped.length > 0) throw errors.noContacts()
    return { lines: namedApart(contacts), skipped }
  }
  const rows = Array.isArray(texts)
    ? texts.map((text) => [text])
    : layout === 'csv'
      ? readDelimited(texts, ',').rows
      : texts.split(/\r\n|[\r\n]/).map((text) => [text])
  const found = rows
    .map(([text = '', name = ''], index) => ({ text, name: name.trim(), line: index + 1 }))
    .filter(({ text }) => text.trim() !== '')
  return { lines: namedApart(found), skipped: [] }
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
