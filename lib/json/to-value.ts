import { firstByteOf, type JsonIndex, openBrace, openBracket, quote, sourceOf } from './json-index.ts'
import { textOfString } from './strings.ts'

/**
 * Converts a document to a JavaScript value, as `JSON.parse` should. The V8 of Node 24 to 26 confuses an escaped key
 * with an earlier one at the same position that begins with a backslash: `{"a":1,"\n":2}` after `{"a":1,"\\":2}` gets
 * the key `\` (nodejs/node#63785). So documents with escaped keys are converted here.
 */
export const toValue = (index: JsonIndex): unknown =>
  hasEscapedKey(index) ? builtFrom(index) : JSON.parse(sourceOf(index, 0))

function hasEscapedKey(index: JsonIndex): boolean {
  const { bytes, starts, ends } = index
  if (!bytes.includes(backslash)) return false
  return starts.some((start, token) => {
    if (bytes[start] !== quote || !bytes.subarray(start, ends[token]).includes(backslash)) return false
    let at = ends[token] ?? 0
    while (spaces.has(bytes[at] ?? 0)) at++
    return bytes[at] === colon
  })
}

const [backslash, colon] = [0x5c, 0x3a]
const spaces = new Set([0x20, 0x09, 0x0a, 0x0d])

/** An unfinished object or array, and the token after it. */
type Open = { end: number } & ({ object: object } | { list: unknown[] })

function builtFrom(index: JsonIndex): unknown {
  const open: Open[] = []
  let root: unknown
  for (let token = 0; token < index.starts.length; token++) {
    while (open.at(-1)?.end === token) open.pop()
    const into = open.at(-1)
    const name = into && 'object' in into ? textOfString(index, token++) : ''
    const first = firstByteOf(index, token)
    const value = first === openBrace ? {} : first === openBracket ? [] : JSON.parse(sourceOf(index, token))
    if (!into) root = value
    else if ('list' in into) into.list.push(value)
    // A key may be `__proto__`.
    else Object.defineProperty(into.object, name, { value, writable: true, enumerable: true, configurable: true })
    const end = index.nexts[token] ?? 0
    if (Array.isArray(value)) open.push({ end, list: value })
    else if (first === openBrace) open.push({ end, object: value })
  }
  return root
}
