import { quote } from './json-index.ts'
import { JsonSyntaxError } from './json-syntax-error.ts'

/**
 * Finds the end of the string, number or word that begins at an offset: the offset past its last byte.
 *
 * @throws JsonSyntaxError where it is invalid by RFC 8259, or where none begins: with `expected`
 */
export function endOfScalar(bytes: Uint8Array, start: number, expected: string): number {
  const byte = bytes[start]
  if (byte === quote) return endOfString(bytes, start)
  if (byte === minus || isDigit(byte)) return endOfNumber(bytes, start)
  return endOfWord(bytes, start, expected)
}

/** Finds the end of the string whose opening quote is at an offset: the offset past its closing quote. */
export function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1
  for (;;) {
    const byte = bytes[at] ?? 0
    if (byte === quote) return at + 1
    if (byte === backslash) at = endOfEscape(bytes, at)
    else if (byte < 0x20) throw new JsonSyntaxError(bytes, at, at < bytes.length ? `" ${escapeOf(byte)}` : '"')
    else at++
  }
}

function endOfWord(bytes: Uint8Array, start: number, expected: string): number {
  const word = words[bytes[start] ?? 0]
  if (!word) throw new JsonSyntaxError(bytes, start, expected)
  for (let index = 1; index < word.length; index++) {
    if (bytes[start + index] !== word[index]) throw new JsonSyntaxError(bytes, start, expected)
  }
  return start + word.length
}

function endOfEscape(bytes: Uint8Array, start: number): number {
  const letter = bytes[start + 1]
  if (letter === undefined || !escapable.includes(letter))
    throw new JsonSyntaxError(bytes, start + 1, '" \\ / b f n r t u')
  if (letter !== unicode) return start + 2
  for (let at = start + 2; at < start + 6; at++) {
    if (!isDigit(bytes[at]) && !hexLetters.includes(bytes[at] ?? 0)) throw new JsonSyntaxError(bytes, at, '0-9 a-f')
  }
  return start + 6
}

function endOfNumber(bytes: Uint8Array, start: number): number {
  let at = bytes[start] === minus ? start + 1 : start
  at = bytes[at] === zero ? at + 1 : endOfDigits(bytes, at)
  if (bytes[at] === point) at = endOfDigits(bytes, at + 1)
  if (bytes[at] !== exponent && bytes[at] !== upperExponent) return at
  at++
  if (bytes[at] === plus || bytes[at] === minus) at++
  return endOfDigits(bytes, at)
}

function endOfDigits(bytes: Uint8Array, start: number): number {
  if (!isDigit(bytes[start])) throw new JsonSyntaxError(bytes, start, '0-9')
  let at = start + 1
  while (isDigit(bytes[at])) at++
  return at
}

const isDigit = (byte = 0): boolean => byte >= 0x30 && byte <= 0x39

/** How JSON writes a control character inside a string. */
const escapeOf = (byte: number): string => JSON.stringify(String.fromCharCode(byte)).slice(1, -1)

const codesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const [backslash = 0, minus, plus, zero, point, exponent, upperExponent, unicode] = codesOf('\\-+0.eEu')
const escapable = codesOf('"\\/bfnrtu')
const hexLetters = codesOf('abcdefABCDEF')

/** The words by their first byte. */
const words: (Uint8Array | undefined)[] = Array.from({ length: 256 }, () => undefined)
for (const word of ['true', 'false', 'null']) words[word.charCodeAt(0)] = codesOf(word)
