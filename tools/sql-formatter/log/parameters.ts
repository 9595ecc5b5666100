import {
  childrenOf,
  firstByteOf,
  type JsonIndex,
  openBrace,
  openBracket,
  quote,
  sourceOf,
} from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { readJson } from '#lib/json/read.ts'
import { textOfString } from '#lib/json/strings.ts'
import { writeValue } from '#lib/json/write.ts'
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
  const index = jsonIn(text)
  if (!index) return undefined
  const children = childrenOf(index, 0)
  if (firstByteOf(index, 0) === openBracket) return positionalParameters(children.map((item) => jsonValue(index, item)))
  const named = new Map(children.map((key) => [textOfString(index, key), jsonValue(index, key + 1)]))
  return { positional: [...named.values()], named }
}

function jsonIn(text: string): JsonIndex | undefined {
  try {
    return readJson(text)
  } catch (error) {
    if (error instanceof JsonSyntaxError) return undefined
    throw error
  }
}

/** Converts a JSON value, numbers with all their digits; objects and arrays become JSON text. */
function jsonValue(index: JsonIndex, token: number): Value {
  const byte = firstByteOf(index, token)
  if (byte === quote) return { kind: 'text', text: textOfString(index, token) }
  if (byte === openBrace || byte === openBracket) return { kind: 'text', text: writeValue(index, token) }
  const text = sourceOf(index, token)
  if (text === 'null') return { kind: 'null' }
  return /^[tf]/.test(text) ? { kind: 'boolean', isTrue: text === 'true' } : { kind: 'number', text }
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
  let [open, start] = ['', 0]
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (open !== '') open = sign === open ? '' : open
    else if (sign === "'" || sign === '"') open = sign
    else if (separator.test(sign)) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim().replace(/,$/, '')).filter((part) => part !== '')
}
