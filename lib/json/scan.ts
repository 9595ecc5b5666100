import { type JsonIndex, openBrace, openBracket, quote } from './json-index.ts'
import { JsonSyntaxError } from './json-syntax-error.ts'
import { endOfScalar, endOfString } from './lexeme.ts'

/**
 * Validates JSON text (RFC 8259) in UTF-8 and makes the table of its tokens, in one pass and without recursion: nesting
 * has no limit. A byte order mark is skipped.
 *
 * @param progress called now and then with the completed share of the bytes
 * @param mayFollow whether a further value on a line of its own may begin at an offset (NDJSON, JSON Lines): the table
 *   then has all such values in order, otherwise only one
 * @throws JsonSyntaxError at the first syntax error
 */
export function scanJson(
  bytes: Uint8Array,
  progress?: (share: number) => void,
  mayFollow?: (bytes: Uint8Array, offset: number) => boolean,
): JsonIndex {
  const table = new TokenTable(bytes)
  const open: number[] = []
  let at = skipSpace(bytes, startsWithMark(bytes) ? 3 : 0)
  let expected = 'value'
  let root = 0
  for (;;) {
    const first = bytes[at] ?? 0
    const token = table.begin(at)
    if (open.length === 0) root = token
    if ((token & often) === 0) progress?.(at / bytes.length)
    if (first === openBrace || first === openBracket) {
      at = skipSpace(bytes, at + 1)
      if (bytes[at] !== closerOf(first)) {
        open.push(token)
        if (first === openBrace) at = addKey(table, at, '"key" }')
        expected = first === openBrace ? 'value' : 'value ]'
        continue
      }
      at++
    } else at = endOfScalar(bytes, at, expected)
    table.end(token, at)
    at = leave(table, open, at)
    expected = 'value'
    if (open.length > 0) continue
    if (at === bytes.length) return table.finished()
    if (!mayFollow || !isOnNextLine(table, root, at) || !mayFollow(bytes, at))
      throw new JsonSyntaxError(bytes, at, 'EOF')
  }
}

/** Moves from the end of a value to the next one, closing the containers that end between them. */
function leave(table: TokenTable, open: number[], start: number): number {
  const { bytes } = table
  let at = skipSpace(bytes, start)
  while (open.length > 0) {
    const parent = open[open.length - 1] ?? 0
    const first = bytes[table.starts[parent] ?? 0] ?? 0
    const byte = bytes[at]
    if (byte === comma) {
      at = skipSpace(bytes, at + 1)
      return first === openBrace ? addKey(table, at, '"key"') : at
    }
    if (byte !== closerOf(first)) throw new JsonSyntaxError(bytes, at, first === openBrace ? ', }' : ', ]')
    table.end(parent, ++at)
    open.pop()
    at = skipSpace(bytes, at)
  }
  return at
}

/** Whether there is a line break between an offset and the end of the value before it. */
function isOnNextLine({ bytes, ends }: JsonIndex, before: number, at: number): boolean {
  for (let space = ends[before] ?? 0; space < at; space++) {
    if (bytes[space] === lineFeed || bytes[space] === carriageReturn) return true
  }
  return false
}

/** Adds the key that begins at an offset, and moves to its value. */
function addKey(table: TokenTable, start: number, expected: string): number {
  const { bytes } = table
  if (bytes[start] !== quote) throw new JsonSyntaxError(bytes, start, expected)
  const key = table.begin(start)
  const end = endOfString(bytes, start)
  table.end(key, end)
  const at = skipSpace(bytes, end)
  if (bytes[at] !== colon) throw new JsonSyntaxError(bytes, at, ':')
  return skipSpace(bytes, at + 1)
}

/** Tests rare bytes last: most bytes here are not white space. */
function skipSpace(bytes: Uint8Array, start: number): number {
  let at = start
  let byte = bytes[at] ?? 0xff
  while (byte <= 0x20 && (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09)) byte = bytes[++at] ?? 0xff
  return at
}

const startsWithMark = ([first, second, third]: Uint8Array): boolean =>
  first === 0xef && second === 0xbb && third === 0xbf

/** Progress is reported every 262,144 tokens, which take some milliseconds. */
const often = 2 ** 18 - 1

const [comma, colon, lineFeed, carriageReturn] = [0x2c, 0x3a, 0x0a, 0x0d]

/** In ASCII the code of a closing bracket is that of its opening one plus two. */
const closerOf = (opener: number): number => opener + 2

/** Builds an index; its columns grow as needed. */
class TokenTable implements JsonIndex {
  bytes: Uint8Array
  starts: Uint32Array
  ends: Uint32Array
  nexts: Uint32Array
  private length = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    // Typical records take about eight bytes a token.
    const room = (bytes.length >> 3) + 16
    this.starts = new Uint32Array(room)
    this.ends = new Uint32Array(room)
    this.nexts = new Uint32Array(room)
  }

  /** Adds the token that begins at an offset. */
  begin(offset: number): number {
    if (this.length === this.starts.length) this.grow()
    this.starts[this.length] = offset
    return this.length++
  }

  /** Ends a token at an offset, and all unfinished tokens after it. */
  end(token: number, offset: number): void {
    this.ends[token] = offset
    this.nexts[token] = this.length
  }

  finished(): JsonIndex {
    const cut = (column: Uint32Array) => column.subarray(0, this.length)
    return { bytes: this.bytes, starts: cut(this.starts), ends: cut(this.ends), nexts: cut(this.nexts) }
  }

  private grow(): void {
    const doubled = (column: Uint32Array) => {
      const wider = new Uint32Array(column.length * 2)
      wider.set(column)
      return wider
    }
    this.starts = doubled(this.starts)
    this.ends = doubled(this.ends)
    this.nexts = doubled(this.nexts)
  }
}
