import { readPattern, reasonIn } from './read-pattern.ts'
import { RegexError } from './regex-error.ts'

/** Finds the position of a syntax error in a pattern: ECMAScript engines do not tell it. */
export function ecmascriptError(pattern: string, flags: string, thrown: unknown): RegexError {
  try {
    readPattern(pattern, flags)
  } catch (error) {
    if (error instanceof RegexError) return error
  }
  // What is right as it stands is too large for the engine, or newer than it.
  return new RegexError({ kind: 'failed', reason: reasonIn(thrown instanceof Error ? thrown.message : '') })
}
