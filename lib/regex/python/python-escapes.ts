import type { Modes, PythonReader, Width } from './python-reader.ts'

/** Writes any character as an escape of PCRE2. */
export const hexEscape = (code: number): string => `\\x{${code.toString(16)}}`

/** Letters that are equal in Python where case is ignored, but not in Unicode, and so not in PCRE2. */
export const turkishCases = 'iI\\x{130}\\x{131}'
export const turkishCodes: readonly number[] = [0x49, 0x69, 0x130, 0x131]

/** Whether letters of all scripts are the same in either case. */
export const ignoresCase = (modes: Modes): boolean => modes.has('i') && !modes.has('a')

/** Writes a character that stands for itself, outside of brackets. */
export const literal = (code: number, modes: Modes): string =>
  ignoresCase(modes) && turkishCodes.includes(code) ? `[${turkishCases}]` : hexEscape(code)

const one: Width = { min: 1, max: 1 }
const none: Width = { min: 0, max: 0 }

const letters: Record<string, number> = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11, '\\': 92 }

/** White space by `str.isspace`. PCRE2's lacks the four separators of ASCII, and includes a Mongolian letter. */
const spaces = '\\t-\\r\\x1c-\\x20\\x85\\xa0\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}'
const notSpaces =
  '\\x00-\\x08\\x0e-\\x1b\\x21-\\x84\\x86-\\x9f\\xa1-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{10ffff}'

/** The character classes, as written within brackets: of Unicode, and of ASCII only. */
const classes: Record<string, { unicode: string; ascii: string }> = {
  d: { unicode: '\\p{Nd}', ascii: '0-9' },
  D: { unicode: '\\P{Nd}', ascii: '\\x00-/:-\\x{10ffff}' },
  w: { unicode: '\\p{L}\\p{N}_', ascii: 'A-Za-z0-9_' },
  // With Unicode properties enabled, this excludes the letters of all scripts.
  W: { unicode: '\\W', ascii: '\\x00-/:-@\\[-\\^`{-\\x{10ffff}' },
  s: { unicode: spaces, ascii: '\\t-\\r\\x20' },
  S: { unicode: notSpaces, ascii: '\\x00-\\x08\\x0e-\\x1f!-\\x{10ffff}' },
}

const asciiWord = '[A-Za-z0-9_]'
const boundary = `(?:(?<!${asciiWord})(?=${asciiWord})|(?<=${asciiWord})(?!${asciiWord}))`
const noBoundary = `(?:(?<!${asciiWord})(?!${asciiWord})|(?<=${asciiWord})(?=${asciiWord}))`

/** Translates the escape at the cursor, outside of brackets. */
export function readEscape(reader: PythonReader, modes: Modes): { width: Width; isAssertion: boolean } {
  const from = reader.at
  reader.at++
  const letter = reader.next
  if (letter === '') throw reader.error('bad escape (end of pattern)', from)
  const write = (piece: string, width: Width, isAssertion = false) => {
    reader.write(piece, from)
    return { width, isAssertion }
  }
  if (/[1-9]/.test(letter)) return write(...numbered(reader, from))
  const code = readCharacter(reader, from)
  if (code !== undefined) return write(literal(code, modes), one)
  reader.at++
  const kind = classes[letter]
  const isAscii = modes.has('a')
  if (kind) return write(`[${isAscii ? kind.ascii : kind.unicode}]`, one)
  if (letter === 'A') return write('\\A', none, true)
  if (letter === 'Z') {
    reader.note('veryEnd', '\\Z')
    return write('\\z', none, true)
  }
  if (letter === 'b') return write(isAscii ? boundary : '\\b', none, true)
  if (letter === 'B') return write(isAscii ? noBoundary : '\\B', none, true)
  throw reader.error(`bad escape \\${letter}`, from)
}

/** Reads an escape within brackets: returns the code of a character, or a class as written there. */
export function readEscapeInSet(reader: PythonReader, modes: Modes): number | string {
  const from = reader.at
  reader.at++
  const letter = reader.next
  if (letter === '') throw reader.error('bad escape (end of pattern)', from)
  if (letter === 'b') {
    reader.at++
    return 8
  }
  if (/[0-7]/.test(letter)) return octal(reader, reader.take(/[0-7]/, 3), from)
  const code = readCharacter(reader, from)
  if (code !== undefined) return code
  reader.at++
  const kind = classes[letter]
  if (!kind) throw reader.error(`bad escape \\${letter}`, from)
  return modes.has('a') ? kind.ascii : kind.unicode
}

/** Reads an escape of one character after its backslash; undefined for others, without reading them. */
function readCharacter(reader: PythonReader, from: number): number | undefined {
  const letter = reader.next
  const digits = { x: 2, u: 4, U: 8 }[letter]
  if (digits !== undefined) {
    reader.at++
    const hex = reader.take(/[\da-fA-F]/, digits)
    if (hex.length < digits) throw reader.error(`incomplete escape \\${letter}${hex}`, from)
    const code = Number.parseInt(hex, 16)
    if (code > 0x10ffff) throw reader.error(`bad escape \\${letter}${hex}`, from)
    // PCRE2 has no lone surrogates; in texts they are replaced likewise.
    return code >= 0xd800 && code <= 0xdfff ? 0xfffd : code
  }
  // The names of Unicode are too many to be loaded for this.
  if (letter === 'N') throw reader.unread('\\N{…}')
  if (letter === '0') {
    reader.at++
    return octal(reader, `0${reader.take(/[0-7]/, 2)}`, from)
  }
  const code = letters[letter]
  if (code === undefined && /[A-Za-z0-9]/.test(letter)) return undefined
  if (letter === 'v') reader.note('verticalTab', '\\v')
  const plain = reader.pattern.codePointAt(reader.at) ?? 0
  reader.at += String.fromCodePoint(plain).length
  return code ?? plain
}

function octal(reader: PythonReader, digits: string, from: number): number {
  const code = Number.parseInt(digits, 8)
  if (code > 0o377) throw reader.error(`octal escape value \\${digits} outside of range 0-0o377`, from)
  return code
}

/** Three octal digits are a character, otherwise one or two digits are a group. */
function numbered(reader: PythonReader, from: number): [piece: string, width: Width] {
  const [three] = /^[0-7]{3}/.exec(reader.pattern.slice(reader.at, reader.at + 3)) ?? []
  if (three !== undefined) {
    reader.at += 3
    return [hexEscape(octal(reader, three, from)), one]
  }
  const number = reader.numberOf(reader.take(/\d/, 2), from + 1)
  return [`\\g{${number}}`, reader.groups[number - 1]?.width ?? none]
}
