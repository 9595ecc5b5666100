import { badEscape, type Format, type Reading } from './format.ts'

/** SQL, where a quote within a string is written twice. */
export const sql: Format = {
  title: 'SQL',
  forms: [],
  escape(text, { quotes }) {
    const body = text.replaceAll("'", "''")
    return quotes ? `'${body}'` : body
  },
  unescape(text, strict) {
    const [, literal = ''] = /^N?('.*')$/is.exec(text) ?? []
    const isLiteral = withinQuotes(literal, "'") !== undefined
    // Quotes alone are doubled ones rather than a literal of them.
    if (/^'+$/.test(text)) return { text: text.replaceAll("''", "'"), count: Math.floor(text.length / 2) }
    return readDoubled(isLiteral ? literal : text, "'", strict)
  },
}

/** A field of CSV (RFC 4180), in quotes where it needs them. */
export const csv: Format = {
  title: 'CSV',
  forms: [],
  escape(text, { quotes }) {
    return quotes || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  },
  unescape: (text, strict) => readDoubled(text, '"', strict),
}

/** Reads what has doubled quotes, with or without single ones around it. */
function readDoubled(text: string, quote: string, strict: boolean): Reading {
  const inner = withinQuotes(text, quote)
  const body = inner ?? text
  const lone = loneQuote(body, quote)
  if (lone >= 0 && strict) throw badEscape(body, lone, lone + 1)
  const read = body.replaceAll(quote + quote, quote)
  return { text: read, count: body.length - read.length + (inner === undefined ? 0 : 1) }
}

/** What stands in quotes, where those around it are the only single ones. */
export function withinQuotes(text: string, quote: string): string | undefined {
  if (text.length < 2 || !text.startsWith(quote) || !text.endsWith(quote)) return undefined
  const inner = text.slice(1, -1)
  return loneQuote(inner, quote) < 0 ? inner : undefined
}

/** Where a quote stands that no other follows; -1 where there is none. */
function loneQuote(text: string, quote: string): number {
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 2)) if (text[at + 1] !== quote) return at
  return -1
}
