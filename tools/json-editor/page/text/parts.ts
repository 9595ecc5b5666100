import type { LineColumn } from '#lib/text/line-column.ts'

/** A part of a long text: its byte range and its text. */
export interface Part {
  start: number
  end: number
  text: string
}

/** In bytes. */
const size = 64 * 1024

/** An editor lays out the whole of a line: a text without lines gets smaller parts. */
const sizeOfLineless = 12 * 1024

/** How far a part is extended or cut so that it begins and ends with a line. */
const slack = 4 * 1024

/** Reads the part of a text that begins at or near a byte: at a line break where there is one, else at a character. */
export async function partAt(text: Blob, offset: number): Promise<Part> {
  const from = Math.max(0, offset - slack)
  const bytes = new Uint8Array(await text.slice(from, offset + size + slack).arrayBuffer())
  const start = offset === 0 ? 0 : lineStart(bytes, offset - from, 0)
  const length = sizeFor(bytes.subarray(start))
  const last = Math.min(bytes.length, offset - from + length)
  const isAtEnd = from + bytes.length >= text.size && last + slack >= bytes.length
  const end = isAtEnd ? bytes.length : lineStart(bytes, last, start + 1)
  const read = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(start, end))
  return { start: from + start, end: from + end, text: read }
}

/** Reads the part of a text that ends at or near a byte. */
export async function partBefore(text: Blob, end: number): Promise<Part> {
  const bytes = new Uint8Array(await text.slice(Math.max(0, end - size), end).arrayBuffer())
  return partAt(text, Math.max(0, end - sizeFor(bytes)))
}

const sizeFor = (bytes: Uint8Array): number => (bytes.includes(lineFeed) ? size : sizeOfLineless)

/** Finds the beginning of the line at an offset, not before a limit; without one, that of the character. */
function lineStart(bytes: Uint8Array, at: number, min: number): number {
  for (let start = at; start > Math.max(min, at - slack); start--) if (bytes[start - 1] === lineFeed) return start
  let start = at
  while (start > min && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--
  return start
}

/**
 * Finds a line and column in a long text without reading it all at once: the byte at which a part should begin to show
 * it, and the column in the part's first line.
 */
export async function findPosition(
  text: Blob,
  { line, column }: LineColumn,
): Promise<{ offset: number; column: number }> {
  let [at, atLine] = [0, 1]
  while (at < text.size && atLine < line) {
    const bytes = new Uint8Array(await text.slice(at, at + chunk).arrayBuffer())
    const counted = afterBreaks(bytes, line - atLine)
    atLine += counted.breaks
    at += atLine === line ? counted.end : bytes.length
  }
  return inLine(text, at, column)
}

const chunk = 2 ** 20

/** Skips line breaks up to a number; returns how many there were and where the last one ended. */
function afterBreaks(bytes: Uint8Array, max: number): { breaks: number; end: number } {
  let [breaks, end] = [0, 0]
  for (let at = bytes.indexOf(lineFeed); at >= 0 && breaks < max; at = bytes.indexOf(lineFeed, end)) {
    breaks++
    end = at + 1
  }
  return { breaks, end }
}

/** In a line longer than a part the part begins near the column. */
async function inLine(text: Blob, lineStart: number, column: number): Promise<{ offset: number; column: number }> {
  let [at, left] = [lineStart, column - 1]
  while (left > size / 4) {
    const string = await text.slice(at, at + chunk).text()
    const skipped = string.slice(0, Math.min(left - 200, string.length - 2))
    if (skipped === '') break
    at += new Blob([skipped]).size
    left -= skipped.length
    if (left <= 400) break
  }
  return { offset: at, column: left + 1 }
}

const lineFeed = 0x0a
