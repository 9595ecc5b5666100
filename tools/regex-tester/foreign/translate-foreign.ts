import { literal } from './characters.ts'
import { readClass } from './classes.ts'
import { readEscape, writeLastEnd, writeReference } from './escapes.ts'
import { type ForeignEngine, ForeignReader, type Gap, type Modes, type Writing } from './foreign-reader.ts'
import type { SourceMap } from './source-map.ts'

/** A pattern of another engine in the syntax of ECMAScript. */
export interface Translation {
  pattern: string
  flags: string
  map: SourceMap
  /** What the plain writing means otherwise. */
  gaps: ReadonlySet<Gap>
}

/** A group that is open: its flags, and a group that flags within it have opened up to its end or the next branch. */
interface Frame {
  /** Those that it began with. */
  outer: Modes
  modes: Modes
  wrap: string
}

/**
 * Translates a pattern of Python or PCRE2 for ECMAScript.
 *
 * @throws RegexError for what ECMAScript does not have, and for some errors of the pattern
 */
export function translateForeign(pattern: string, flags: string, engine: ForeignEngine, writing: Writing): Translation {
  const reader = new ForeignReader(pattern, engine, writing)
  const modes = new Set(flags)
  for (;;) {
    const letters = reader.take(/\(\?([aimsux]+)\)/y)?.[1]
    if (letters === undefined) break
    for (const letter of letters) modes.add(letter)
  }
  const native = nativeIn(reader, modes)
  const frames: Frame[] = [{ outer: modes, modes, wrap: '' }]
  while (reader.at < pattern.length) readToken(reader, frames)
  if (frames.length > 1) throw reader.error('missing closing parenthesis', pattern.length)
  reader.write(closing(frames.at(-1)), pattern.length)
  return {
    pattern: reader.written,
    flags: native + (reader.hasNestedClass ? 'v' : 'u'),
    map: reader.map,
    gaps: reader.gaps,
  }
}

/** The flags that are left to ECMAScript; what the others do is written out. */
const nativeIn = ({ isExact }: ForeignReader, modes: Iterable<string>): string =>
  [...modes].filter((letter) => (isExact ? 'i' : 'ims').includes(letter)).join('')

const closing = (frame: Frame | undefined): string => (frame?.wrap ? ')' : '')

function readToken(reader: ForeignReader, frames: Frame[]): void {
  const frame = frames.at(-1)
  if (!frame) throw reader.error('unmatched closing parenthesis', reader.at - 1)
  const { modes } = frame
  const from = reader.at
  if (reader.skipQuotes()) return
  if (reader.isQuoting) {
    reader.write(literal(reader.takeCode()), from)
    return
  }
  if (readComment(reader) || (modes.has('x') && reader.take(/[ \t\n\v\f\r]+|#[^\n]*/y))) return
  switch (reader.next) {
    case '\\':
      readEscape(reader, modes)
      return
    case '[':
      readClass(reader, modes)
      return
    case '(':
      readOpening(reader, frames, frame)
      return
    case ')':
      frames.pop()
      reader.at++
      reader.write(`${closing(frame)})`, from)
      return
    case '|':
      reader.at++
      reader.write(`${closing(frame)}|${frame.wrap}`, from)
      return
  }
  if (readQuantifier(reader)) return
  const code = reader.takeCode()
  const sign = String.fromCodePoint(code)
  if (sign === '.')
    reader.writeEither('.', modes.has('s') ? '[^]' : '[^\\n]', from, modes.has('s') ? undefined : 'lineFeedOnly')
  else if (sign === '^') writeStart(reader, modes, from)
  else if (sign === '$') writeEnd(reader, modes, from)
  else reader.write(literal(code), from)
}

function readComment(reader: ForeignReader): boolean {
  if (!reader.pattern.startsWith('(?#', reader.at)) return false
  const end = reader.pattern.indexOf(')', reader.at)
  if (end < 0) throw reader.error('missing ) after (?# comment', reader.at)
  reader.at = end + 1
  return true
}
function writeStart(reader: ForeignReader, modes: Modes, from: number): void {
  if (!modes.has('m')) reader.write('^', from)
  // Python finds a line also behind a line feed that ends the text.
  else reader.writeEither('^', reader.engine === 'python' ? '(?<![^\\n])' : '(?:^|(?<=\\n)(?!$))', from, 'lineFeedOnly')
}

function writeEnd(reader: ForeignReader, modes: Modes, from: number): void {
  if (modes.has('m')) reader.writeEither('$', '(?![^\\n])', from, 'lineFeedOnly')
  else writeLastEnd(reader, modes, from)
}

function readQuantifier(reader: ForeignReader): boolean {
  const from = reader.at
  const counts = reader.engine === 'python' ? /\{\d+\}|\{\d*,\d*\}/y : /\{\d+(?:,\d*)?\}/y
  const quantifier = (reader.take(/[*+?]/y) ?? reader.take(counts))?.[0]
  if (quantifier === undefined) return false
  if (reader.next === '+') throw reader.lacks(`${quantifier}+`)
  const isLazy = reader.take(/\?/y) !== undefined
  reader.write(quantifier.replace('{,', '{0,') + (isLazy ? '?' : ''), from)
  return true
}

/** What begins with a bracket and has no equivalent in ECMAScript, and how that is shown. */
const lacking: [RegExp, string][] = [
  [/\(\?>/y, '(?>…)'],
  [/\(\?\|/y, '(?|…)'],
  [/\(\?\(/y, '(?(…)…)'],
  [/\(\?R/y, '(?R)'],
  [/\(\?[+-]?\d/y, '(?1)'],
  [/\(\?(?:&|P>)/y, '(?&…)'],
  [/\(\?C/y, '(?C)'],
  [/\(\*/y, '(*…)'],
]

function readOpening(reader: ForeignReader, frames: Frame[], frame: Frame): void {
  const from = reader.at
  for (const [opening, feature] of lacking) if (reader.take(opening)) throw reader.lacks(feature)
  const open = (written: string, modes = frame.modes) => {
    reader.write(written, from)
    frames.push({ outer: modes, modes, wrap: '' })
  }
  const around = reader.take(/\((?:\?(?:[:=!]|<[=!]))/y)?.[0]
  if (around !== undefined) {
    open(around)
    return
  }
  const referred = reader.take(/\(\?P=(\w+)\)/uy)?.[1]
  if (referred !== undefined) {
    writeReference(reader, reader.groups.indexOf(referred) + 1, from)
    return
  }
  const named = reader.take(/\(\?(?:P?<([^>(]*)>|'([^'(]*)')/y)
  if (named) {
    const name = named[1] ?? named[2] ?? ''
    reader.groups.push(name)
    open(`(?<${name}>`)
    return
  }
  if (!reader.pattern.startsWith('(?', from)) {
    reader.at++
    reader.groups.push(undefined)
    open('(')
    return
  }
  const flags = reader.take(/\(\?([a-zA-Z]*)(?:-([a-zA-Z]*))?([:)])/y)
  if (!flags) throw reader.error('unrecognized character after (?', from + 2)
  const [, added = '', removed = '', end] = flags
  if (/[^aimsux]/.test(added + removed)) throw reader.lacks(`(?${added}${removed && `-${removed}`})`)
  const inner = new Set([...frame.modes, ...added].filter((letter) => !removed.includes(letter)))
  if (added.includes('u')) inner.delete('a')
  if (end === ':') {
    open(`(?${changes(reader, frame.modes, inner)}:`, inner)
    return
  }
  // Flags without a group count up to the end of the group that they are in, in its further branches too.
  const letters = changes(reader, frame.outer, inner)
  const wrap = letters && `(?${letters}:`
  reader.write(`${closing(frame)}${wrap}`, from)
  frame.modes = inner
  frame.wrap = wrap
}

/** The flags of ECMAScript that lead from some modes to others: `i-s`. */
function changes(reader: ForeignReader, before: Modes, after: Modes): string {
  const on = nativeIn(reader, after).replace(/./g, (letter) => (before.has(letter) ? '' : letter))
  const off = nativeIn(reader, before).replace(/./g, (letter) => (after.has(letter) ? '' : letter))
  return on + (off && `-${off}`)
}
