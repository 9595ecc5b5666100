import { type JsonIndex, sourceOf } from '#lib/json/json-index.ts'
import { scanJson } from '#lib/json/scan.ts'
import { writeJson } from '#lib/json/write.ts'
import { isContainer } from '../navigation/value-kind.ts'

/** The formatting of a text, so that inserted values look as if its author had written them. */
export interface Layout {
  /** Whether containers have a line for each child. */
  isPretty: boolean
  /** The indent of one level. */
  unit: string
}

/** Detects the layout of a text from its outermost container; what is inserted into NDJSON has no line breaks. */
export function layoutOf(index: JsonIndex): Layout {
  if (index.isLines) return { isPretty: false, unit: '  ' }
  const lead = isContainer(index, 0) && index.starts.length > 1 ? leadingWhitespaceOf(index, 1) : ''
  const isPretty = lead.includes('\n')
  return { isPretty, unit: (isPretty && indentIn(lead)) || '  ' }
}

/** The white space right before a token. */
export function leadingWhitespaceOf({ bytes, starts }: JsonIndex, token: number): string {
  const end = starts[token] ?? 0
  let start = end
  while (start > 0 && isSpace(bytes[start - 1])) start--
  return new TextDecoder().decode(bytes.subarray(start, end))
}

/** The indent of the line on which a token begins. */
export function lineIndentOf({ bytes, starts }: JsonIndex, token: number): string {
  let start = starts[token] ?? 0
  while (start > 0 && bytes[start - 1] !== lineFeed) start--
  let end = start
  while (bytes[end] === space || bytes[end] === tab) end++
  return new TextDecoder().decode(bytes.subarray(start, end))
}

/** What stands after the last line break. */
export const indentIn = (lead: string): string => lead.slice(lead.lastIndexOf('\n') + 1)

/**
 * Formats a value for the line that it is inserted into; a number, word or string stays as it is.
 *
 * @param source JSON text
 * @param indent of that line
 * @throws JsonSyntaxError
 */
export function layOut(source: string, indent: string, { isPretty, unit }: Layout): string {
  const index = scanJson(new TextEncoder().encode(source))
  if (!isContainer(index, 0)) return sourceOf(index, 0)
  const written = writeJson(index, isPretty ? unit : '') ?? sourceOf(index, 0)
  return isPretty ? written.replaceAll('\n', `\n${indent}`) : written
}

const [space, tab, lineFeed, carriageReturn] = [0x20, 0x09, 0x0a, 0x0d]

const isSpace = (byte: number | undefined): boolean =>
  byte === space || byte === tab || byte === lineFeed || byte === carriageReturn
