import { type TextPosition, textPositionAt } from '../text-position.ts'
import type { Bytes } from './stream.ts'

/** Writes bytes as hexadecimal digits, in lower case. */
export const writeHex = (bytes: Uint8Array): string => {
  let hex = ''
  for (const byte of bytes) hex += digits[byte]
  return hex
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/**
 * Parses hexadecimal digits of either case, optionally with white space or colons between and 0x before them. Returns
 * the first invalid character otherwise; the last one if the number of digits is odd.
 */
export function readHex(text: string): Bytes | TextPosition {
  const bytes = new Uint8Array(text.length >> 1)
  let count = 0
  let last = 0
  for (let index = /^\s*0x/i.exec(text)?.[0].length ?? 0; index < text.length; index++) {
    const value = digitOf(text.charCodeAt(index))
    if (value === undefined) return textPositionAt(text, index)
    if (value < 0) continue
    last = index
    bytes[count >> 1] = ((bytes[count >> 1] ?? 0) << 4) | value
    count++
  }
  return count % 2 === 1 ? textPositionAt(text, last) : bytes.subarray(0, count / 2)
}

/** The value of a digit; negative for separators. */
function digitOf(code: number): number | undefined {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = (code | 0x20) - 0x61
  if (letter >= 0 && letter < 6 && code >= 0x41) return letter + 10
  return code === 0x3a || code === 0x20 || (code >= 0x09 && code <= 0x0d) ? -1 : undefined
}
