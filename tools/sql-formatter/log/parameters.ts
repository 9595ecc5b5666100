import { parseJdbcValues } from './jdbc-values.ts'
import { parseValue, type Value } from './value.ts'

/** Values by position, and by name where they have names. */
export interface Parameters {
  positional: Value[]
  named: Map<string, Value>
}

/**
 * Parses parameters in any common form: a line of MyBatis (`1(Integer), a(String), null`), a JSON list or object, a log
 * of PostgreSQL (`$1 = '7', $2 = NULL`), lines of `name = value`, or values separated by lines or commas.
 */
export function parseParameters(text: string): Parameters {
  const trimmed = withoutHead(text).trim()
  if (trimmed === '') return positionalParameters([])
  const jdbc = parseJdbcValues(trimmed)
  if (jdbc) return positionalParameters(jdbc)
  return jsonParameters(trimmed) ?? pairsIn(trimmed) ?? positionalParameters(splitList(trimmed).map(parseValue))
}

export const positionalParameters = (positional: Value[]): Parameters => ({ positional, named: new Map() })

/** Removes the prefix of a log before the values. */
function withoutHead(text: string): string {
  const head = text.slice(0, maxHead)
  const match = /\bparameters:/i.exec(head)
  return match ? text.slice(match.index + match[0].length) : text
}

const maxHead = 2000

function jsonParameters(text: string): Parameters | undefined {
  if (!/^[[{]/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text, keepDigits)
    if (Array.isArray(value)) return positionalParameters(value.map(jsonValue))
    const entries = Object.entries(Object(value)).map(([name, each]) => [name, jsonValue(each)] as const)
    return { positional: entries.map(([, each]) => each), named: new Map(entries) }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The source text of a JSON number. */
class NumberText {
  text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Keeps the source text of numbers; a reviver's third argument is missing in TypeScript's types. */
function keepDigits(_key: string, value: unknown, ...[context]: { source?: string }[]): unknown {
  return typeof value === 'number' ? new NumberText(context?.source ?? String(value)) : value
}

function jsonValue(value: unknown): Value {
  if (value === null) return { kind: 'null' }
  if (value instanceof NumberText) return { kind: 'number', text: value.text }
  if (typeof value === 'boolean') return { kind: 'boolean', isTrue: value }
  if (typeof value === 'string') return { kind: 'text', text: value }
  // An object or a list becomes JSON text.
  return {
    kind: 'text',
    text: JSON.stringify(value, (_, each) => (each instanceof NumberText ? Number(each.text) : each)),
  }
}

/** Parses `name = value`, separated by lines or commas; undefined for any other text. */
function pairsIn(text: string): Parameters | undefined {
  const named = new Map<string, Value>()
  for (const part of splitList(text)) {
    const [, name, value] = /^[:@#]?(\$?[\p{L}\w.]{1,200})\s{0,20}=\s{0,20}(.*)$/su.exec(part) ?? []
    if (name === undefined || value === undefined) return undefined
    named.set(name, parseValue(value))
  }
  return { positional: [...named.values()], named }
}

/** Splits at line breaks, or at commas in a single line, except in quotes. */
function splitList(text: string): string[] {
  const separator = /[\r\n]/.test(text) ? /[\r\n]/ : /[,，]/
  const parts: string[] = []
  let [quote, start] = ['', 0]
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === "'" || sign === '"') quote = sign
    else if (separator.test(sign)) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim().replace(/,$/, '')).filter((part) => part !== '')
}
