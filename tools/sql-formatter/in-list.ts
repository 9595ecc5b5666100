import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { isPlainNumber, quotedBy } from './sql/literals.ts'
import { checkLength } from './sql/sql-input.ts'

/** Converts a list of values to the list of an IN condition. */
export const inList = defineOperation('in-list', {
  input: {
    text: textOf('text/plain'),
    quote: z.enum(['auto', 'single', 'double', 'none']).default('auto'),
    column: z.string().max(200).default(''),
    batch: z.int().min(1).max(1_000_000).default(1000),
    perLine: z.int().min(0).max(10_000).default(0),
  },
  output: { sql: textOf('text/x-sql'), count: z.int() },
  run({ text, quote, column, batch, perLine }) {
    checkLength(text)
    const items = itemsIn(text)
    const style = quote === 'auto' ? (items.every(isPlainNumber) ? 'none' : 'single') : quote
    const values = items.map((item) => (style === 'none' ? item : quotedBy(item, style === 'single' ? "'" : '"')))
    const lists: string[] = []
    for (let at = 0; at < values.length; at += batch) lists.push(listOf(values.slice(at, at + batch), perLine))
    return { sql: written(lists, column.trim()), count: items.length }
  },
})

/** Splits a text at lines, or a single line at commas outside of quotes, and removes quotes and trailing commas. */
function itemsIn(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const parts = lines.length === 1 ? lines.flatMap(splitAtCommas) : lines
  return parts.map((part) => unquoted(part.trim().replace(/,$/, '').trimEnd())).filter((item) => item !== '')
}

/** Splits at commas and tabs, except within an item that is quoted as a whole. */
function splitAtCommas(line: string): string[] {
  const parts: string[] = []
  for (let start = 0; start <= line.length; ) {
    const end = endOfItem(line, start)
    parts.push(line.slice(start, end))
    start = end + 1
  }
  return parts
}

function endOfItem(line: string, start: number): number {
  const first = nextAt(notSpace, line, start)
  const sign = line[first] ?? ''
  if (sign === "'" || sign === '"') {
    let close = line.indexOf(sign, first + 1)
    while (close >= 0 && line[close + 1] === sign) close = line.indexOf(sign, close + 2)
    const next = close < 0 ? close : nextAt(notSpace, line, close + 1)
    if (next >= 0 && (next === line.length || nextAt(separator, line, next) === next)) return next
  }
  return nextAt(separator, line, start)
}

/** The index of the next match, or the end of the text. */
function nextAt(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? text.length
}

/** Other white space may separate items, so that looking for its end at each item would take quadratic time. */
const notSpace = /[^ ]/g
const separator = /[,\t，]/g

function unquoted(item: string): string {
  const [quote = ''] = item
  const isQuoted = item.length > 1 && (quote === "'" || quote === '"') && item.endsWith(quote)
  return isQuoted ? item.slice(1, -1).replaceAll(quote + quote, quote) : item
}

function listOf(values: readonly string[], perLine: number): string {
  if (perLine === 0) return `(${values.join(', ')})`
  const lines: string[] = []
  for (let at = 0; at < values.length; at += perLine) lines.push(`  ${values.slice(at, at + perLine).join(', ')}`)
  return `(\n${lines.join(',\n')}\n)`
}

/** Combines lists to one condition where the column is known; else writes each on lines of its own. */
function written(lists: readonly string[], column: string): string {
  if (column === '') return lists.join('\n')
  const conditions = lists.map((list) => `${column} IN ${list}`)
  return conditions.length > 1 ? `(${conditions.join('\nOR ')})` : conditions.join('')
}
