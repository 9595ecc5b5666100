import { member } from './characters.ts'
import { readCharacter, readProperty } from './escapes.ts'
import type { ForeignReader, Modes } from './foreign-reader.ts'
import { shorthandOf } from './shorthands.ts'

/** Translates the class in brackets at the cursor. */
export function readClass(reader: ForeignReader, modes: Modes): void {
  const from = reader.at
  if (isPosix(reader)) {
    const end = reader.pattern.indexOf(']', from)
    throw reader.error('POSIX named classes are supported only within a class', end)
  }
  // Quotes of nothing do not keep a bracket from being the first member.
  const [, negation = ''] = reader.take(/\[(?:(?:\\Q)?\\E)*(\^?)(?:(?:\\Q)?\\E)*/y) ?? []
  reader.write(`[${negation}`, from)
  for (let isFirst = true; ; isFirst = false) {
    reader.skipQuotes()
    if (reader.next === ']' && !isFirst && !reader.isQuoting) break
    readMember(reader, modes, from)
  }
  reader.at++
  reader.write(']', reader.at - 1)
}

function readMember(reader: ForeignReader, modes: Modes, open: number): void {
  const from = reader.at
  const low = readOne(reader, modes, open)
  if (low !== undefined) reader.write(member(low), from)
  reader.skipQuotes()
  const middle = reader.at
  if (reader.isQuoting || !reader.take(/-(?!(?:(?:\\Q)?\\E)*\])/y)) return
  if (low === undefined) throw reader.error('invalid range in character class', reader.at)
  reader.skipQuotes()
  const high = readOne(reader, modes, open)
  if (high === undefined) throw reader.error('invalid range in character class', middle)
  if (high < low) throw reader.error('range out of order in character class', middle)
  reader.write(`-${member(high)}`, middle)
}

const isPosix = ({ pattern, at, engine }: ForeignReader): boolean =>
  engine === 'pcre2' && /^\[:\^?[a-z]{1,6}:\]/.test(pattern.slice(at, at + 12))

/** Reads a character and returns its code; a set is written. */
function readOne(reader: ForeignReader, modes: Modes, open: number): number | undefined {
  const from = reader.at
  if (reader.next === '') throw reader.error('missing terminating ] for character class', open)
  if (reader.isQuoting) return reader.takeCode()
  if (reader.next === '[' && isPosix(reader)) {
    const [, not = '', name = ''] = reader.take(/\[:(\^?)([a-z]{1,6}):\]/y) ?? []
    writeSet(reader, posixOf(reader, name, from), not === '^', from)
    return undefined
  }
  if (reader.next !== '\\') return reader.takeCode()
  if (reader.take(/\\b/y)) return 8
  const code = readCharacter(reader)
  if (code !== undefined) return code
  const property = readProperty(reader)
  if (property !== undefined) {
    reader.write(property, from)
    return undefined
  }
  reader.at++
  const letter = reader.next
  const shorthand = shorthandOf(letter, reader, modes)
  reader.at++
  if (!shorthand) throw reader.error('escape sequence is invalid in character class', from)
  const { plain, exact } = shorthand
  if (plain !== exact) reader.gaps.add('unicodeClasses')
  writeSet(reader, reader.isExact ? exact : plain, letter !== letter.toLowerCase(), from)
  return undefined
}

/** Writes a set within brackets. Negated, it may need brackets of its own. */
function writeSet(reader: ForeignReader, members: string, isNegated: boolean, from: number): void {
  const isShort = /^\\(?:[dws]|p\{\w+\})$/.test(members)
  if (isNegated && !isShort) reader.hasNestedClass = true
  const negated = isShort ? members.replace(/[dwsp]/, (letter) => letter.toUpperCase()) : `[^${members}]`
  reader.write(isNegated ? negated : members, from)
}

function posixOf(reader: ForeignReader, name: string, from: number): string {
  const members = posix[name]
  if (members === undefined) throw reader.error('unknown POSIX class name', from)
  return members
}

const posix: Record<string, string> = {
  alnum: 'A-Za-z0-9',
  alpha: 'A-Za-z',
  ascii: '\\x00-\\x7f',
  blank: '\\t ',
  cntrl: '\\x00-\\x1f\\x7f',
  digit: '0-9',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`\\{-~',
  space: '\\t-\\r ',
  upper: 'A-Z',
  word: 'A-Za-z0-9_',
  xdigit: '0-9A-Fa-f',
}
