import { hexEscape, ignoresCase, readEscapeInSet, turkishCases, turkishCodes } from './python-escapes.ts'
import type { Modes, PythonReader } from './python-reader.ts'

/** Translates the class in brackets at the cursor, escaping what is special to PCRE2. */
export function readSet(reader: PythonReader, modes: Modes): void {
  const from = reader.at
  reader.at++
  let written = reader.skip('^') ? '[^' : '['
  let isFirst = true
  let hasTurkishCase = false
  const check = () => {
    if (reader.next === '') throw reader.error('unterminated character set', from)
  }
  for (;;) {
    check()
    if (reader.next === ']' && !isFirst) break
    isFirst = false
    const [posix] = /^\[:\^?[a-z]{3,6}:\]/.exec(reader.pattern.slice(reader.at, reader.at + 11)) ?? []
    if (posix !== undefined) reader.note('posixClass', posix)
    const begin = reader.at
    const low = readMember(reader, modes)
    if (reader.next !== '-' || reader.pattern.charAt(reader.at + 1) === ']') {
      written += typeof low === 'number' ? hexEscape(low) : low
      hasTurkishCase ||= turkishCodes.some((code) => code === low)
      continue
    }
    reader.at++
    check()
    const high = readMember(reader, modes)
    if (typeof low !== 'number' || typeof high !== 'number' || high < low) {
      throw reader.error(`bad character range ${reader.pattern.slice(begin, reader.at)}`, begin)
    }
    written += `${hexEscape(low)}-${hexEscape(high)}`
    hasTurkishCase ||= turkishCodes.some((code) => code >= low && code <= high)
  }
  reader.at++
  if (hasTurkishCase && ignoresCase(modes)) written += turkishCases
  reader.write(`${written}]`, from)
}

/** Reads a member: returns the code of a character, or a class as PCRE2 writes it within brackets. */
function readMember(reader: PythonReader, modes: Modes): number | string {
  if (reader.next === '\\') return readEscapeInSet(reader, modes)
  const code = reader.pattern.codePointAt(reader.at) ?? 0
  reader.at += String.fromCodePoint(code).length
  return code >= 0xd800 && code <= 0xdfff ? 0xfffd : code
}
