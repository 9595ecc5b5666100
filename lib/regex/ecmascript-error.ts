import { readPattern, reasonIn } from './read-pattern.ts'
import { RegexError } from './regex-error.ts'

/** Finds the position of a syntax error in a pattern, which ECMAScript engines do not report. */
export function ecmascriptError(pattern: string, flags: string, thrown: unknown): RegexError {
  try {
    readPattern(pattern, flags)
  } catch (error) {
    if (error instanceof RegexError) return error
  }
  // A valid pattern is too large for the engine, or uses newer syntax.
  return new RegexError({ kind: 'failed', reason: reasonIn(thrown instanceof Error ? thrown.message : '') })
}
