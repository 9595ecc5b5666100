import { badEscape, type Format, type UnescapeResult } from './format.ts'

/** An SQL string, where quotes are doubled. */
export const sql: Format = {
  title: 'SQL',
  forms: [],
  escape(text, { quotes }) {
    const body = text.replaceAll("'", "''")
    return quotes ? `'${body}'` : body
  },
  unescape(text, strict) {
    const [, literal = ''] = /^N?('.*')$/is.exec(text) ?? []
    const isLiteral = contentOfQuotes(literal, "'") !== undefined
    // Only quotes are read as doubled ones, rather than as a quoted literal.
    if (/^'+$/.test(text)) return { text: text.replaceAll("''", "'"), count: Math.floor(text.length / 2) }
    return readDoubled(isLiteral ? literal : text, "'", strict)
  },
}

/** A CSV field (RFC 4180), quoted if necessary. */
export const csv: Format = {
  title: 'CSV',
  forms: [],
  escape(text, { quotes }) {
    return quotes || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  },
  unescape: (text, strict) => readDoubled(text, '"', strict),
}

/** Unescapes doubled quotes, with or without enclosing quotes. */
function readDoubled(text: string, quote: string, strict: boolean): UnescapeResult {
  const inner = contentOfQuotes(text, quote)
  const body = inner ?? text
  const lone = loneQuote(body, quote)
  if (lone >= 0 && strict) throw badEscape(body, lone, lone + 1)
  const read = body.replaceAll(quote + quote, quote)
  return { text: read, count: body.length - read.length + (inner === undefined ? 0 : 1) }
}

/** Returns the text within enclosing quotes if all quotes within are doubled. */
export function contentOfQuotes(text: string, quote: string): string | undefined {
  if (text.length < 2 || !text.startsWith(quote) || !text.endsWith(quote)) return undefined
  const inner = text.slice(1, -1)
  return loneQuote(inner, quote) < 0 ? inner : undefined
}

/** Returns the index of the first undoubled quote, or -1. */
function loneQuote(text: string, quote: string): number {
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 2)) if (text[at + 1] !== quote) return at
  return -1
}
