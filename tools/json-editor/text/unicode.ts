import { z } from 'zod'
import { maxTextLength } from '#lib/json/write.ts'
import { errors } from '../errors.ts'

/**
 * Says whether a character may be unescaped in JSON and is visible: no control or format character, no space but
 * U+0020, no private-use character or noncharacter, and neither the quote nor the backslash, which need their escape.
 */
function isPrintable(point: number): boolean {
  if (point > 0xffff) return !hidden.test(String.fromCodePoint(point))
  const cached = table[point]
  if (cached) return cached === seen
  const isSeen = !hidden.test(String.fromCharCode(point))
  table[point] = isSeen ? seen : unseen
  return isSeen
}

const hidden = /(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Noncharacter_Code_Point}"\\]/u

/** Caches answers by character; most texts have the same few again and again. */
const table = new Uint8Array(2 ** 16)
const [seen, unseen] = [1, 2]

/** How characters outside ASCII are written. */
export const unicode = z.enum(['keep', 'escape', 'decode']).default('keep')

/**
 * Writes the characters of valid JSON text as asked, values unchanged: `escape` writes all outside ASCII as `\uXXXX`,
 * `decode` writes the escapes of printable characters as the characters. Bytes are copied between the few places that
 * change; both backslashes and characters outside ASCII occur in strings only.
 *
 * @throws tooLarge
 */
export function writeUnicode(text: string, how: z.output<typeof unicode>): string {
  if (how === 'keep' || (how === 'decode' && !text.includes('\\u'))) return text
  const bytes = new TextEncoder().encode(text)
  // Only ASCII has as many bytes as UTF-16 units.
  if (how === 'escape' && bytes.length === text.length) return text
  return new TextDecoder().decode(how === 'escape' ? escaped(bytes) : decoded(bytes))
}

function escaped(bytes: Uint8Array): Uint8Array {
  const length = escapedLength(bytes)
  if (length > maxTextLength) throw errors.tooLarge()
  const written = new Uint8Array(length)
  let to = 0
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) {
      written[to++] = byte
      at++
      continue
    }
    const size = sizeOf(byte)
    const point = pointAt(bytes, at, size)
    if (point > 0xffff) to = writeEscape(written, to, 0xd7c0 + (point >> 10))
    to = writeEscape(written, to, point > 0xffff ? 0xdc00 + (point & 0x3ff) : point)
    at += size
  }
  return written
}

/** A character of four bytes is two units, and so two escapes. */
function escapedLength(bytes: Uint8Array): number {
  let length = bytes.length
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte >= 0xc0) length += byte >= 0xf0 ? 8 : 6 - sizeOf(byte)
  }
  return length
}

/** The length of a UTF-8 character in bytes, by its first one (RFC 3629, section 3). */
function sizeOf(first: number): number {
  if (first >= 0xf0) return 4
  return first >= 0xe0 ? 3 : 2
}

function pointAt(bytes: Uint8Array, start: number, size: number): number {
  let point = (bytes[start] ?? 0) & (0x7f >> size)
  for (let at = start + 1; at < start + size; at++) point = (point << 6) | ((bytes[at] ?? 0) & 0x3f)
  return point
}

function writeEscape(written: Uint8Array, start: number, unit: number): number {
  written[start] = backslash
  written[start + 1] = letterU
  for (let digit = 0; digit < 4; digit++) written[start + 2 + digit] = digits[(unit >> (12 - 4 * digit)) & 0xf] ?? 0
  return start + 6
}

/** Never longer than what is given: an escape has six bytes, a character at most four. */
function decoded(bytes: Uint8Array): Uint8Array {
  const written = new Uint8Array(bytes.length)
  let [copied, to] = [0, 0]
  for (let at = bytes.indexOf(backslash); at >= 0; ) {
    const point = bytes[at + 1] === letterU ? escapedAt(bytes, at) : undefined
    let next = at + 2
    if (point !== undefined && isPrintable(point)) {
      written.set(bytes.subarray(copied, at), to)
      to += at - copied
      to = writeCharacter(written, to, point)
      next = at + (point > 0xffff ? 12 : 6)
      copied = next
    }
    at = bytes.indexOf(backslash, next)
  }
  written.set(bytes.subarray(copied), to)
  return written.subarray(0, to + bytes.length - copied)
}

/** Reads the character of an escape, or of two for a surrogate pair; undefined for a lone surrogate. */
function escapedAt(bytes: Uint8Array, start: number): number | undefined {
  const unit = unitAt(bytes, start)
  if (unit < 0xd800 || unit > 0xdfff) return unit
  const hasSecond = bytes[start + 6] === backslash && bytes[start + 7] === letterU
  const second = hasSecond ? unitAt(bytes, start + 6) : 0
  if (unit > 0xdbff || second < 0xdc00 || second > 0xdfff) return undefined
  return 0x10000 + ((unit - 0xd800) << 10) + second - 0xdc00
}

function unitAt(bytes: Uint8Array, start: number): number {
  let unit = 0
  for (let at = start + 2; at < start + 6; at++) unit = unit * 16 + digitOf(bytes[at] ?? 0)
  return unit
}

/** In ASCII the letters' low bits count from 1, in capitals too. */
const digitOf = (byte: number): number => (byte < 0x40 ? byte - 0x30 : (byte & 0xf) + 9)

function writeCharacter(written: Uint8Array, start: number, point: number): number {
  if (point < 0x80) {
    written[start] = point
    return start + 1
  }
  const size = point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  for (let at = size - 1, rest = point; at > 0; at--, rest >>= 6) written[start + at] = 0x80 | (rest & 0x3f)
  written[start] = ((0xf00 >> size) & 0xff) | (point >> (6 * (size - 1)))
  return start + size
}

const [backslash, letterU] = [0x5c, 0x75]
const digits = new TextEncoder().encode('0123456789abcdef')
