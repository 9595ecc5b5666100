import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { type Feature, missingFlagError, syntaxError } from './features.ts'
import { checkNesting } from './groups-in.ts'

/** Levels of groups in a tree that recursive functions read; the limit of PCRE2 and of Rust's regex. */
const maxNesting = 250

const lacking: Feature[] = [
  ...(['atomic', 'possessive', 'conditional', 'recursion', 'pythonName', 'pythonReference'] as const),
  ...(['quotedName', 'branchReset', 'absent', 'comment'] as const),
]

/**
 * Parses an ECMAScript 2025 pattern.
 *
 * @throws RegexError with the index and the reason, or the feature that ECMAScript lacks
 */
export function readPattern(pattern: string, flags: string): AST.Pattern {
  for (const flag of flags) if (!'dgimsuvy'.includes(flag)) throw missingFlagError(flag)
  checkNesting(pattern, flags.includes('v') ? 'nested' : 'plain', maxNesting)
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  try {
    return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, modes)
  } catch (error) {
    if (!(error instanceof Error) || !('index' in error)) throw error
    const index = Number(error.index)
    throw syntaxError(pattern, placeOf(pattern, index, error.message), reasonIn(error.message), lacking, index)
  }
}

/**
 * Removes the pattern from messages of the parser and of engines: `Invalid regular expression: /(/: Unterminated
 * group`.
 */
export const reasonIn = (message: string): string =>
  /^Invalid regular expression: .*: (.+)$/s.exec(message)?.[1] ?? message

/** The parser reports most errors one character late, and unclosed constructs at the end of the pattern. */
function placeOf(pattern: string, index: number, message: string): number {
  if (message.endsWith('Unterminated group')) return lastOpen(pattern, '(')
  if (message.endsWith('Unterminated character class')) return lastOpen(pattern, '[')
  if (/(Unmatched '\)'|at end of pattern|Invalid character in character class)$/.test(message)) return index
  return Math.max(0, index - 1)
}

/** Finds the last unclosed bracket. */
function lastOpen(pattern: string, bracket: '(' | '['): number {
  const open: number[] = []
  let classAt = -1
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern[index]
    if (character === '\\') index++
    else if (classAt >= 0) classAt = character === ']' ? -1 : classAt
    else if (character === '[') classAt = index
    else if (character === '(') open.push(index)
    else if (character === ')') open.pop()
  }
  return bracket === '[' && classAt >= 0 ? classAt : (open.at(-1) ?? 0)
}
