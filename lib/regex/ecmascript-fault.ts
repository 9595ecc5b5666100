import { readPattern, reasonIn } from './read-pattern.ts'
import { RegexFault } from './regex-fault.ts'

/** Finds the place of what an engine of ECMAScript refuses: engines themselves tell none. */
export function ecmascriptFault(pattern: string, flags: string, thrown: unknown): RegexFault {
  try {
    readPattern(pattern, flags)
  } catch (error) {
    if (error instanceof RegexFault) return error
  }
  // What is right as it stands is too large for the engine, or newer than it.
  return new RegexFault({ kind: 'failed', reason: reasonIn(thrown instanceof Error ? thrown.message : '') })
}
