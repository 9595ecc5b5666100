import type { Difference } from '../engine.ts'
import { literal, readEscape } from './python-escapes.ts'
import { type Modes, PythonReader, type Width } from './python-reader.ts'
import { readSet } from './python-sets.ts'

/** A Python pattern translated for PCRE2. */
export interface Translation {
  /** It contains inline flags i, m and s; others are in `flags`. */
  pattern: string
  flags: string
  groupNames: (string | undefined)[]
  differences: Difference[]
  /** Maps an index in the translation to one in Python's pattern. */
  placeOf(written: number): number
}

/**
 * Translates a pattern of Python's `re` (3.13, for `str`) for PCRE2 10.34, so that it finds the same: names become
 * numbers, white space and comments of the flag x are removed, and constructs that PCRE2 interprets differently are
 * rewritten.
 *
 * @param flags of a, i, m, s, u and x
 * @throws RegexError with Python's own message
 */
export function translatePython(pattern: string, flags: string): Translation {
  const reader = new PythonReader(pattern)
  const modes = new Set([...flags].filter((flag) => flag !== 'u'))
  readGlobalFlags(reader, modes, flags)
  readAlternatives(reader, modes, 0)
  if (reader.at < pattern.length) throw reader.error('unbalanced parenthesis', reader.at)
  const missing = reader.conditions.find(({ number }) => number > reader.groups.length)
  if (missing) throw reader.error(`invalid group reference ${missing.number}`, missing.from)
  if (reader.deferredError) throw reader.deferredError
  return {
    // Lines end only in LF, and letters are those of Unicode unless the flag a is set.
    pattern: `(*LF)${modes.has('a') ? '' : '(*UCP)'}${reader.written}`,
    flags: [...modes].filter((flag) => 'ims'.includes(flag)).join(''),
    groupNames: reader.groups.map(({ name }) => name),
    differences: reader.differences,
    placeOf: (written) => reader.placeOf(written - (modes.has('a') ? 5 : 11)),
  }
}

const none: Width = { min: 0, max: 0 }
const one: Width = { min: 1, max: 1 }

/** Python's own parser has a limit too, by its recursion depth. */
const maxDepth = 200

/** Reads the global flags, which are at the beginning of a pattern. */
function readGlobalFlags(reader: PythonReader, modes: Set<string>, flags: string): void {
  for (;;) {
    const [whole, letters] = /^\(\?([aiLmsux]+)\)/.exec(reader.pattern.slice(reader.at, reader.at + 12)) ?? []
    if (whole === undefined || letters === undefined) break
    if (letters.includes('L')) throw reader.error(localeReason, reader.at + 2)
    for (const letter of letters) if (letter !== 'u') modes.add(letter)
    if (modes.has('a') && (letters + flags).includes('u')) throw reader.error(bothReason, reader.at + 2)
    reader.at += whole.length
  }
  if (modes.has('a') && flags.includes('u')) throw reader.error(bothReason, 0)
  if (modes.has('a') && modes.has('i')) reader.note('asciiCase', 'a, i')
}

const localeReason = "bad inline flags: cannot use 'L' flag with a str pattern"
const bothReason = 'ASCII and UNICODE flags are incompatible'

function readAlternatives(reader: PythonReader, modes: Modes, depth: number): Width {
  if (depth > maxDepth) throw reader.error('too deeply nested', reader.at)
  let width = readSequence(reader, modes, depth)
  while (reader.next === '|') {
    reader.write('|', reader.at++)
    const other = readSequence(reader, modes, depth)
    width = { min: Math.min(width.min, other.min), max: Math.max(width.max, other.max) }
  }
  return width
}

function readSequence(reader: PythonReader, modes: Modes, depth: number): Width {
  const width = { ...none }
  for (;;) {
    skipIgnored(reader, modes)
    if (reader.next === '' || reader.next === '|' || reader.next === ')') return width
    const from = reader.at
    const written = reader.written.length
    const item = readItem(reader, modes, depth)
    const repeated = readRepeat(reader, modes, item, from, written)
    width.min += repeated.min
    width.max += repeated.max
  }
}

/** Skips comments, and with the flag x white space and what follows a #. */
function skipIgnored(reader: PythonReader, modes: Modes): void {
  for (;;) {
    const from = reader.at
    if (reader.skip('(?#')) {
      const end = reader.pattern.indexOf(')', reader.at)
      if (end < 0) throw reader.error('missing ), unterminated comment', from)
      reader.at = end + 1
    }
    if (modes.has('x')) {
      reader.take(/[ \t\n\r\f\v]/)
      if (reader.next === '#') reader.take(/[^\n]/)
    }
    if (reader.at === from) return
  }
}

interface Item {
  width: Width
  /** Whether it is an assertion such as `^`, which cannot be repeated. */
  isAssertion: boolean
}

function readItem(reader: PythonReader, modes: Modes, depth: number): Item {
  const from = reader.at
  const character = reader.next
  switch (character) {
    case '\\':
      return readEscape(reader, modes)
    case '[':
      readSet(reader, modes)
      return { width: one, isAssertion: false }
    case '(':
      return readGroup(reader, modes, depth)
    case '.':
      reader.write('.', reader.at++)
      return { width: one, isAssertion: false }
    case '^':
      // Also after a line feed at the end of the text, where PCRE2 does not match `^`.
      if (modes.has('m')) reader.note('lineStart', '^')
      reader.write(modes.has('m') ? '(?<![^\\n])' : '^', reader.at++)
      return { width: none, isAssertion: true }
    case '$':
      reader.write('$', reader.at++)
      return { width: none, isAssertion: true }
    case '*':
    case '+':
    case '?':
      throw reader.error('nothing to repeat', from)
    default: {
      if (character === '{' && countsAt(reader)) throw reader.error('nothing to repeat', from)
      const code = reader.pattern.codePointAt(from) ?? 0
      reader.at += String.fromCodePoint(code).length
      const isPlain = /[\w]/.test(character) && !/i/i.test(character)
      reader.write(isPlain ? character : literal(isSurrogate(code) ? 0xfffd : code, modes), from)
      return { width: one, isAssertion: false }
    }
  }
}

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff

/** Returns the counts in braces at the cursor: `{2}`, `{2,}`, `{,3}`; undefined where braces are literal. */
function countsAt({ pattern, at }: PythonReader): { whole: string; min: string; max: string | undefined } | undefined {
  const [whole, min = '', comma, max = ''] = /^\{(\d{0,10})(,?)(\d{0,10})\}/.exec(pattern.slice(at, at + 24)) ?? []
  if (whole === undefined || (min === '' && !comma)) return undefined
  return { whole, min, max: comma ? max : undefined }
}

/** The highest count of PCRE2. */
const maxCount = 65_535

/** Translates the quantifier of an item, if there is one. */
function readRepeat(reader: PythonReader, modes: Modes, item: Item, from: number, written: number): Width {
  skipIgnored(reader, modes)
  const begin = reader.at
  const counts = reader.next === '{' ? countsAt(reader) : undefined
  const sign = /[*+?]/.exec(reader.next)?.[0]
  if (!counts && sign === undefined) return item.width
  if (item.isAssertion) throw reader.error('nothing to repeat', begin)
  if (reader.written.length === written) throw reader.error('nothing to repeat', from)
  reader.at += counts?.whole.length ?? 1
  const min = counts ? Number(counts.min) : sign === '+' ? 1 : 0
  const max = counts ? maxOf(counts) : sign === '?' ? 1 : Number.POSITIVE_INFINITY
  if (min > max) throw reader.error('min repeat greater than max repeat', begin + 1)
  if (min > maxCount || (max > maxCount && max !== Number.POSITIVE_INFINITY)) throw reader.unread(counts?.whole ?? '')
  if (counts?.min === '') reader.note('missingMinimum', counts.whole)
  reader.write(counts ? `{${min},${max === Number.POSITIVE_INFINITY ? '' : max}}` : (sign ?? ''), begin)
  if (reader.next === '?' || reader.next === '+') reader.write(reader.next, reader.at++)
  skipIgnored(reader, modes)
  if (/[*+?]/.test(reader.next) || (reader.next === '{' && countsAt(reader))) {
    throw reader.error('multiple repeat', reader.at)
  }
  return { min: item.width.min * min, max: item.width.max === 0 ? 0 : item.width.max * max }
}

const maxOf = ({ min, max }: { min: string; max: string | undefined }): number =>
  max === undefined ? Number(min) : max === '' ? Number.POSITIVE_INFINITY : Number(max)

/** Translates the group at the cursor. */
function readGroup(reader: PythonReader, modes: Modes, depth: number): Item {
  const from = reader.at
  const within = (open: string, inner: Modes = modes): Width => {
    reader.write(open, from)
    const width = readAlternatives(reader, inner, depth + 1)
    if (!reader.skip(')')) throw reader.error('missing ), unterminated subpattern', from)
    reader.write(')', reader.at - 1)
    return width
  }
  const item = (width: Width): Item => ({ width, isAssertion: false })
  const around = (_: Width): Item => item(none)
  const capture = (name: string | undefined): Item => {
    const group = { name, width: undefined as Width | undefined }
    reader.groups.push(group)
    group.width = within('(')
    return item(group.width)
  }
  reader.at++
  if (!reader.skip('?')) return capture(undefined)
  if (reader.skip(':')) return item(within('(?:'))
  if (reader.skip('>')) return item(within('(?>'))
  if (reader.skip('=')) return around(within('(?='))
  if (reader.skip('!')) return around(within('(?!'))
  if (reader.skip('<=')) return around(readLookbehind(reader, () => within('(?<='), from))
  if (reader.skip('<!')) return around(readLookbehind(reader, () => within('(?<!'), from))
  if (reader.skip('P<')) {
    const at = reader.at
    const name = checkedName(reader, reader.takeUntil('>', 'group name'), at)
    const earlier = reader.groups.findIndex((group) => group.name === name)
    if (earlier >= 0) {
      const both = `as group ${reader.groups.length + 1}; was group ${earlier + 1}`
      throw reader.error(`redefinition of group name '${name}' ${both}`, at)
    }
    return capture(name)
  }
  if (reader.skip('P=')) {
    const at = reader.at
    const number = reader.numberOf(checkedName(reader, reader.takeUntil(')', 'group name'), at), at)
    reader.write(`\\g{${number}}`, from)
    return item(reader.groups[number - 1]?.width ?? none)
  }
  if (reader.skip('(')) {
    const at = reader.at
    const reference = reader.takeUntil(')', 'group name')
    const number = /^\d+$/.test(reference) ? Number(reference) : reader.numberOf(checkedName(reader, reference, at), at)
    if (number === 0 || number > maxCount) throw reader.error('bad group number', at)
    reader.checkLookbehind(number, at)
    reader.conditions.push({ number, from: at })
    const width = within(`(?(${number})`)
    return item(width)
  }
  const [letters, isEnd, inner] = readModes(reader, modes, from)
  if (isEnd) throw reader.error('global flags not at the start of the expression', from)
  return item(within(letters === '' ? '(?:' : `(?${letters}:`, inner))
}

/** Translates a lookbehind, whose width has to be fixed. */
function readLookbehind(reader: PythonReader, read: () => Width, from: number): Width {
  const isOutermost = reader.groupsBefore === undefined
  if (isOutermost) reader.groupsBefore = reader.groups.length
  const { min, max } = read()
  if (isOutermost) reader.groupsBefore = undefined
  if (min !== max) reader.deferredError ??= reader.error('look-behind requires fixed-width pattern', from)
  return { min, max }
}

function checkedName(reader: PythonReader, name: string, at: number): string {
  if (!/^[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*$/u.test(name)) {
    throw reader.error(`bad character in group name '${name}'`, at)
  }
  return name
}

/** Reads the inline flags of a group: `(?i-s:`. Returns those for PCRE2, and whether they have no group. */
function readModes(reader: PythonReader, modes: Modes, from: number): [letters: string, isEnd: boolean, inner: Modes] {
  const added = reader.take(/[a-zA-Z]/)
  const removed = reader.skip('-') ? reader.take(/[a-zA-Z]/) : undefined
  const isEnd = reader.next === ')'
  if (added === '' && removed === undefined) {
    const sign = reader.next
    if (sign === '') throw reader.error('unexpected end of pattern', from)
    // `(?<n>` and `(?P>n)` are other languages' syntax.
    const extension = sign === '<' ? `?<${reader.pattern.charAt(reader.at + 1)}` : `?${sign}`
    throw reader.error(`unknown extension ${extension}`, from + 1)
  }
  if (added.startsWith('P')) throw reader.error(`unknown extension ?P${reader.next}`, from + 1)
  if (added.includes('L')) throw reader.error(localeReason, from + 2)
  if (!isEnd && reader.next !== ':') throw reader.error('missing -, : or )', reader.at)
  if (removed === '') throw reader.error('missing flag', reader.at)
  for (const letter of added + (removed ?? '')) {
    if (!'aimsux'.includes(letter)) throw reader.error('unknown flag', from + 2)
  }
  if (/[au]/.test(removed ?? '')) {
    throw reader.error("bad inline flags: cannot turn off flags 'a', 'u' and 'L'", from + 2)
  }
  if (added.includes('a') && added.includes('u'))
    throw reader.error("bad inline flags: flags 'a', 'u' and 'L' are incompatible", from + 2)
  const inner = new Set([...modes, ...added].filter((letter) => !removed?.includes(letter)))
  if (added.includes('u')) inner.delete('a')
  inner.delete('u')
  if (inner.has('a') && inner.has('i')) reader.note('asciiCase', reader.pattern.slice(from, reader.at + 1))
  if (!isEnd) reader.at++
  const native = (letters: string) => [...letters].filter((letter) => 'ims'.includes(letter)).join('')
  const off = native(removed ?? '')
  return [native(added) + (off && `-${off}`), isEnd, inner]
}
