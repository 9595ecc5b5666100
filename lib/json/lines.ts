import { type LineColumn, lineColumnsOf } from '../text/line-column.ts'
import { type JsonIndex, openBrace, openBracket } from './json-index.ts'
import { JsonSyntaxError } from './json-syntax-error.ts'
import { scanJson } from './scan.ts'

/**
 * Makes the token table of a document like `scanJson`. NDJSON (JSON Lines) is accepted too: its values are the items of
 * one array, and `isLines` is set. A single value is read as plain JSON.
 *
 * @param progress called now and then with the completed share of the bytes
 * @throws JsonSyntaxError at the first syntax error; for an unclosed value, on its line
 */
export function scanDocument(bytes: Uint8Array, progress?: (share: number) => void): JsonIndex {
  let [second, last] = [0, 0]
  const mayFollow = (_: Uint8Array, offset: number) => {
    if (!beginsValue(bytes, offset)) return false
    second ||= offset
    last = offset
    return true
  }
  try {
    const index = scanJson(bytes, progress, mayFollow)
    return index.nexts[0] === index.nexts.length ? index : listAround(index)
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    const isOneALine = second > 0 && !decoder.decode(bytes.subarray(0, second)).trim().includes('\n')
    throw (isOneALine && errorInLine(bytes, last, error.offset)) || error
  }
}

/** Finds the error on the line on which a value begins; undefined where parsing stopped on that line. */
function errorInLine(bytes: Uint8Array, start: number, stopped: number): JsonSyntaxError | undefined {
  const end = bytes.indexOf(lineFeed, start)
  if (end < 0 || stopped <= end) return undefined
  try {
    scanJson(bytes.subarray(start, end))
    return undefined
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    return new JsonSyntaxError(bytes, start + error.offset, error.expected)
  }
}

/** Whether the beginning of a text looks like NDJSON, even if the rest is invalid. */
export function looksLikeNdjson(head: string): boolean {
  let isFollowed = false
  try {
    scanJson(new TextEncoder().encode(head), undefined, (bytes, at) => {
      isFollowed = beginsValue(bytes, at)
      return false
    })
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
  }
  return isFollowed
}

/** Returns the text that a table was made from. */
export const textBytesOf = ({ bytes, isLines }: JsonIndex): Uint8Array => (isLines ? bytes.subarray(1, -1) : bytes)

/** Converts byte offsets of a table to lines and columns in its original text; the offsets must be ascending. */
export function lineColumnsAt(index: JsonIndex, offsets: readonly number[]): LineColumn[] {
  return lineColumnsOf(textBytesOf(index), index.isLines ? offsets.map((offset) => Math.max(0, offset - 1)) : offsets)
}

/** Whether a value begins at an offset. The common case comes first: a text may have a million lines. */
export function beginsValue(bytes: Uint8Array, offset: number): boolean {
  if (beginsContainer(bytes, offset)) return true
  return /^(?:["\d-]|true|false|null)/.test(String.fromCharCode(...bytes.subarray(offset, offset + 5)))
}

/** Whether an object or a list begins at an offset. */
export const beginsContainer = (bytes: Uint8Array, offset: number): boolean =>
  bytes[offset] === openBrace || bytes[offset] === openBracket

/** Wraps consecutive values in an array, shifting all offsets by its bracket and all tokens by its own. */
function listAround({ bytes, starts, ends, nexts }: JsonIndex): JsonIndex {
  const list = new Uint8Array(bytes.length + 2)
  list[0] = openBracket
  list.set(bytes, 1)
  list[list.length - 1] = closingBracket
  const behind = (first: number, column: Uint32Array) => {
    const moved = new Uint32Array(column.length + 1)
    moved[0] = first
    for (let token = 0; token < column.length; token++) moved[token + 1] = (column[token] ?? 0) + 1
    return moved
  }
  return {
    bytes: list,
    starts: behind(0, starts),
    ends: behind(list.length, ends),
    nexts: behind(nexts.length + 1, nexts),
    isLines: true,
  }
}

const decoder = new TextDecoder()
const [closingBracket, lineFeed] = [0x5d, 0x0a]
