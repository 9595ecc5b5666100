import { RegexError } from './regex-error.ts'

/** A capturing group: the index of its parenthesis, and its name. */
export interface Group {
  index: number
  name: string | undefined
}

/**
 * Where a character class ends: at the first closing bracket (`plain`), at the matching one where classes can be nested
 * (`nested`), or likewise with a closing bracket in first place as a character (`posix`, as in Rust and Oniguruma).
 */
type ClassStyle = 'plain' | 'nested' | 'posix'

/** Lists the capturing groups of a pattern in order, skipping escapes, classes and comments. */
export const groupsIn = (pattern: string, style: ClassStyle): Group[] =>
  Array.from(stepsIn(pattern, style)).flatMap(({ index }) => groupAt(pattern, index) ?? [])

/** A character of a pattern, an escape with its letter, or a class. */
export interface Step {
  index: number
  text: string
}

/** Splits a pattern into characters, escapes and classes, without comments in parentheses. */
export function* stepsIn(pattern: string, style: ClassStyle): Generator<Step> {
  let index = 0
  while (index < pattern.length) {
    const isComment = pattern.startsWith('(?#', index)
    const end = isComment ? endOfComment(pattern, index) : endOfStep(pattern, index, style)
    if (!isComment) yield { index, text: pattern.slice(index, end) }
    index = end
  }
}

function endOfStep(pattern: string, index: number, style: ClassStyle): number {
  if (pattern[index] === '[') return endOfClass(pattern, index, style)
  return index + (pattern[index] === '\\' ? 2 : 1)
}

const opening = /\((?!\?)|\(\?(?:P?<(?![=!])([^>()]+)>|'([^'()]+)')/y

function groupAt(pattern: string, index: number): Group | undefined {
  opening.lastIndex = index
  const match = opening.exec(pattern)
  if (!match) return undefined
  const name = match[1] ?? match[2]
  return { index, name: name && unescaped(name) }
}

/** Resolves escapes, which ECMAScript allows in names: `(?<\u{61}>…)`. */
const unescaped = (name: string): string =>
  name
    .replace(/\\u\{([\da-f]{1,6})\}/gi, (_, digits) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replace(/\\u([\da-f]{4})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))

function endOfClass(pattern: string, start: number, style: ClassStyle): number {
  let depth = 0
  for (let index = start; index < pattern.length; index++) {
    const character = pattern[index]
    if (character === '\\') index++
    else if (character === '[' && (style !== 'plain' || depth === 0)) depth++
    else if (character === ']' && !(style === 'posix' && isFirst(pattern, index))) {
      depth--
      if (depth === 0) return index + 1
    }
  }
  return pattern.length
}

/** Whether a bracket is the first character of its class, apart from the negation. */
const isFirst = (pattern: string, index: number): boolean =>
  /(?<!\\)\[\^?$/.test(pattern.slice(Math.max(0, index - 3), index))

function endOfComment(pattern: string, start: number): number {
  const end = pattern.indexOf(')', start)
  return end === -1 ? pattern.length : end + 1
}

/**
 * Refuses a pattern whose groups or nested classes are nested deeper than `max`: parsers and engines are recursive, and
 * run out of stack.
 *
 * @throws RegexError with the position of the first bracket that is too deep
 */
export function checkNesting(pattern: string, style: ClassStyle, max: number): void {
  let depth = 0
  for (const { index, text } of stepsIn(pattern, style)) {
    if (text === '(') depth++
    else if (text === ')') depth--
    else if (text.startsWith('[') && style !== 'plain') checkClass(text, index, max)
    if (depth > max) throw tooDeep(index)
  }
}

function checkClass(characterClass: string, start: number, max: number): void {
  let depth = 0
  for (const { 0: token, index } of characterClass.matchAll(/\\.|[[\]]/gs)) {
    if (token === '[') depth++
    else if (token === ']') depth--
    if (depth > max) throw tooDeep(start + index)
  }
}

const tooDeep = (index: number): RegexError => new RegexError({ kind: 'syntax', index, reason: 'too deeply nested' })
