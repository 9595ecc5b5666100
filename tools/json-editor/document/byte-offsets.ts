import type { JsonIndex } from '#lib/json/json-index.ts'
import type { LineColumn } from '#lib/text/line-column.ts'
import { lowerBound } from '../navigation/lower-bound.ts'

/** Finds the byte at which a line and column stand; columns in UTF-16 units. Past the end of a line it is the line's end. */
export function offsetOf(bytes: Uint8Array, { line, column }: LineColumn): number {
  let [at, atLine] = [0, 1]
  for (; at < bytes.length && atLine < line; at++) {
    const byte = bytes[at]
    if (byte === lineFeed || (byte === carriageReturn && bytes[at + 1] !== lineFeed)) atLine++
  }
  for (let units = 1; at < bytes.length && units < column; ) {
    const byte = bytes[at] ?? 0
    if (byte === lineFeed || byte === carriageReturn) break
    units += byte >= 0xf0 ? 2 : 1
    at++
    while (((bytes[at] ?? 0) & 0xc0) === 0x80) at++
  }
  return at
}

/** Finds the token that stands at a byte, or the last one before it. */
export const tokenAt = ({ starts }: JsonIndex, offset: number): number =>
  Math.max(0, lowerBound(starts, offset + 1) - 1)

/** Counts the UTF-16 units that bytes of UTF-8 make. */
export function utf16Length(bytes: Uint8Array, from: number, to: number): number {
  let units = 0
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0
    if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1
  }
  return units
}

const [lineFeed, carriageReturn] = [0x0a, 0x0d]
