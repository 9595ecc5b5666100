import { type KnownDialect, sqlRules } from '#lib/sql/sql-rules.ts'
import { quotedBy } from '../sql/literals.ts'

/** A value to be put into a statement. */
export type Value =
  | { kind: 'text'; text: string }
  | { kind: 'number'; text: string }
  | { kind: 'boolean'; isTrue: boolean }
  | { kind: 'null' }

/** Parses a typed value: a quoted text, NULL, a boolean, a number, or else a text. */
export function parseValue(text: string): Value {
  const [quote = ''] = text
  const isQuoted = text.length > 1 && (quote === "'" || quote === '"') && text.endsWith(quote)
  if (isQuoted) return { kind: 'text', text: text.slice(1, -1).replaceAll(quote + quote, quote) }
  if (/^null$/i.test(text)) return { kind: 'null' }
  if (/^(?:true|false)$/i.test(text)) return { kind: 'boolean', isTrue: /^t/i.test(text) }
  return { kind: isNumber(text) ? 'number' : 'text', text }
}

/** Whether a text is a number in SQL; with a leading zero it is a code. */
export const isNumber = (text: string): boolean =>
  /^-?(?:0|[1-9]\d{0,400})(?:\.\d{1,400})?(?:e[+-]?\d{1,4})?$/i.test(text)

/** Writes a value as a literal of a dialect; backslashes are doubled where they are escapes. */
export function literalOf(value: Value, dialect: KnownDialect): string {
  if (value.kind === 'null') return 'NULL'
  if (value.kind === 'number') return value.text
  if (value.kind === 'text')
    return quotedBy(sqlRules[dialect].hasBackslashes ? value.text.replaceAll('\\', '\\\\') : value.text, "'")
  if (dialect === 'sqlserver' || dialect === 'oracle') return value.isTrue ? '1' : '0'
  return value.isTrue ? 'TRUE' : 'FALSE'
}

/** Writes a value for the list of unused values. */
export function shownValue(value: Value): string {
  if (value.kind === 'null') return 'null'
  return value.kind === 'boolean' ? String(value.isTrue) : value.text
}
