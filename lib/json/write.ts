import { type JsonIndex, openBrace, openBracket, sourceOf } from './json-index.ts'

/**
 * Reformats JSON with another indent, and keeps all lexemes: digits, escapes and duplicate keys. Without an indent it
 * is minified to one line. Empty containers are `{}` and `[]`. NDJSON is written as one array.
 * Undefined where the text would be longer than a string can be in every engine.
 *
 * @param indent the spaces or tabs of one level
 */
export function writeJson(index: JsonIndex, indent: string): string | undefined {
  const length = measure(index, indent.length)
  if (length > maxTextLength) return undefined
  const pen = new Pen(index.bytes, indent, length)
  layOut(index, pen)
  return new TextDecoder().decode(pen.written)
}

/** Writes one value of a table in one line, every lexeme unchanged. */
export function writeValue(index: JsonIndex, token: number): string {
  const { starts, ends, nexts, bytes } = index
  const last = nexts[token] ?? 0
  const part: JsonIndex = {
    bytes,
    starts: starts.subarray(token, last),
    ends: ends.subarray(token, last),
    nexts: nexts.subarray(token, last).map((next) => next - token),
  }
  return writeJson(part, '') ?? sourceOf(index, token)
}

/** Writes the items of an array on a line each (NDJSON), with a final line break; undefined as in `writeJson`. */
export function writeNdjson(index: JsonIndex): string | undefined {
  const length = measure(index, 0)
  if (length > maxTextLength) return undefined
  const pen = new Pen(index.bytes, '', length)
  layOut(index, pen, lineFeed)
  pen.written[length - 1] = lineFeed
  return new TextDecoder().decode(pen.written.subarray(1))
}

/** In UTF-16 units: the longest string of V8, the lowest limit of the engines. */
export const maxTextLength = 2 ** 29 - 24

/** Counts the bytes that `layOut` writes. */
function measure({ bytes, starts, ends, nexts }: JsonIndex, width: number): number {
  const lineBreak = width ? 1 : 0
  const openers: number[] = []
  const closings: number[] = []
  let [length, depth] = [0, 0]
  for (let token = 0; token < nexts.length; token++) {
    while (depth > 0 && closings[depth - 1] === token) depth--
    const line = 1 + lineBreak + depth * width
    // A key and its value share a line, and have a colon and a space between them.
    if (depth > 0) length += openers[depth - 1] === openBrace ? (line + 1 + lineBreak) / 2 : line
    const start = starts[token] ?? 0
    const next = nexts[token] ?? 0
    const byte = bytes[start] ?? 0
    if (byte !== openBrace && byte !== openBracket) length += (ends[token] ?? 0) - start
    else if (next === token + 1) length += 2
    else {
      // The comma that is counted for the first child is the opening bracket.
      length += line
      openers[depth] = byte
      closings[depth++] = next
    }
  }
  return length
}

/** @param separator the text between the children of the root */
function layOut({ bytes, starts, ends, nexts }: JsonIndex, pen: Pen, separator = comma): void {
  const openers: number[] = []
  const closings: number[] = []
  let [depth, isFirst, isAfterKey] = [0, true, false]
  for (let token = 0; token < nexts.length; token++) {
    if (isAfterKey) pen.colon()
    else if (depth > 0) {
      if (!isFirst) pen.put(depth === 1 ? separator : comma)
      pen.breakLine(depth)
    }
    const start = starts[token] ?? 0
    const byte = bytes[start] ?? 0
    const isContainer = byte === openBrace || byte === openBracket
    isAfterKey = !isContainer && !isAfterKey && openers[depth - 1] === openBrace
    if (isContainer) {
      pen.put(byte)
      openers[depth] = byte
      closings[depth++] = nexts[token] ?? 0
    } else pen.copy(start, ends[token] ?? 0)
    isFirst = isContainer
    while (depth > 0 && closings[depth - 1] === token + 1) {
      depth--
      if (!isFirst) pen.breakLine(depth)
      // In ASCII the code of a closing bracket is that of its opening one plus two.
      pen.put((openers[depth] ?? 0) + 2)
      isFirst = false
    }
  }
}

const [comma, colon, space, lineFeed] = [0x2c, 0x3a, 0x20, 0x0a]

/** Writes bytes one after another. */
class Pen {
  written: Uint8Array
  private at = 0
  private bytes: Uint8Array
  private width: number

  constructor(bytes: Uint8Array, indent: string, length: number) {
    this.bytes = bytes
    this.width = indent.length
    // Prefilled with the indent character, so that indenting only advances the position.
    this.written = new Uint8Array(length).fill(indent.charCodeAt(0))
  }

  put(byte: number): void {
    this.written[this.at++] = byte
  }

  copy(start: number, end: number): void {
    const { bytes, written } = this
    let at = this.at
    if (end - start < 64) for (let from = start; from < end; from++) written[at++] = bytes[from] ?? 0
    else written.set(bytes.subarray(start, end), at)
    this.at += end - start
  }

  breakLine(depth: number): void {
    if (this.width === 0) return
    this.put(lineFeed)
    this.at += depth * this.width
  }

  colon(): void {
    this.put(colon)
    if (this.width > 0) this.put(space)
  }
}
