import { errors } from '../errors.ts'
import { makeTable, type WubiTable } from './wubi-table.ts'

/**
 * Reads a user's table in JSON: `{"字": "pb pbf"}`, `{"pb": ["字"]}`, or both mixed. Texts of several characters are
 * words.
 *
 * @throws ToolError `malformedTable` if it is not JSON, or has invalid entries or none
 */
export function readOwnTable(json: string): WubiTable {
  const characters = new Map<string, string[]>()
  const words = new Map<string, string[]>()
  const add = (text: string, code: string) => {
    if (!isCode(code) || !isText(text)) throw errors.malformedTable()
    const map = [...text].length === 1 ? characters : words
    const codes = map.get(text)
    if (codes) codes.push(code)
    else map.set(text, [code])
  }
  for (const [key, value] of entriesOf(json)) {
    if (typeof value === 'string') for (const code of value.trim().split(/\s+/)) add(key, code.toLowerCase())
    else if (Array.isArray(value)) for (const text of value) add(String(text), key.toLowerCase())
    else throw errors.malformedTable()
  }
  if (characters.size === 0) throw errors.malformedTable()
  return makeTable(characters, new Set(), words)
}

function entriesOf(json: string): [string, unknown][] {
  try {
    const parsed: unknown = JSON.parse(json.replace(/^\ufeff/, ''))
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return Object.entries(parsed)
  } catch {}
  throw errors.malformedTable()
}

const isCode = (text: string): boolean => /^[a-z]{1,4}$/.test(text)
/** Whether a text is a character or word and not a code. */
const isText = (text: string): boolean =>
  text !== '' && text.length <= 24 && !/[\s\p{Cc}]/u.test(text) && !/^[ -~]+$/.test(text)
