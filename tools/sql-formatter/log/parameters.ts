import { jdbcValues } from './jdbc-values.ts'
import { plainValue, type Value } from './value.ts'

/** Values in their order, and by their names where they have some. */
export interface Parameters {
  listed: Value[]
  named: Map<string, Value>
}

/**
 * Reads parameters as people have them: a line of MyBatis (`1(Integer), a(String), null`), a list or an object of JSON,
 * what PostgreSQL logs (`$1 = '7', $2 = NULL`), lines of `name = value`, or values in lines or with commas.
 */
export function readParameters(text: string): Parameters {
  const trimmed = withoutHead(text).trim()
  if (trimmed === '') return listing([])
  const jdbc = jdbcValues(trimmed)
  if (jdbc) return listing(jdbc)
  return jsonParameters(trimmed) ?? pairsIn(trimmed) ?? listing(splitList(trimmed).map(plainValue))
}

export const listing = (listed: Value[]): Parameters => ({ listed, named: new Map() })

/** Takes off what a log says before the values. */
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
    if (Array.isArray(value)) return listing(value.map(jsonValue))
    const entries = Object.entries(Object(value)).map(([name, each]) => [name, jsonValue(each)] as const)
    return { listed: entries.map(([, each]) => each), named: new Map(entries) }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** A number of JSON, as it stands there. */
class NumberText {
  text: string

  constructor(text: string) {
    this.text = text
  }
}

/** TypeScript does not know yet that a reviver is told the source of a number. */
function keepDigits(_key: string, value: unknown, ...[context]: { source?: string }[]): unknown {
  return typeof value === 'number' ? new NumberText(context?.source ?? String(value)) : value
}

function jsonValue(value: unknown): Value {
  if (value === null) return { kind: 'null' }
  if (value instanceof NumberText) return { kind: 'number', text: value.text }
  if (typeof value === 'boolean') return { kind: 'boolean', isTrue: value }
  if (typeof value === 'string') return { kind: 'text', text: value }
  // An object or a list is the text of its JSON.
  return {
    kind: 'text',
    text: JSON.stringify(value, (_, each) => (each instanceof NumberText ? Number(each.text) : each)),
  }
}

/** Reads `name = value`, by lines or with commas between; undefined where something else stands there. */
function pairsIn(text: string): Parameters | undefined {
  const named = new Map<string, Value>()
  for (const part of splitList(text)) {
    const [, name, value] = /^[:@#]?(\$?[\p{L}\w.]{1,200})\s{0,20}=\s{0,20}(.*)$/su.exec(part) ?? []
    if (name === undefined || value === undefined) return undefined
    named.set(name, plainValue(value))
  }
  return { listed: [...named.values()], named }
}

/** Splits at line breaks, or at commas where all is one line; what stands in quotes is whole. */
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
