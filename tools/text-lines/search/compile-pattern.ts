import type { RegexMatch } from '#lib/regex/engine.ts'
import { RegexError } from '#lib/regex/regex-error.ts'
import { errors } from '../errors.ts'

/** An RE2 pattern, which takes linear time even if it is hostile. */
export interface Pattern {
  groupNames: readonly (string | undefined)[]
  /** Finds all matches in a text. */
  matches(text: string): Iterable<RegexMatch>
  test(text: string): boolean
}

/**
 * Compiles a pattern. `^` and `$` match at the ends of each line.
 *
 * @throws invalidPattern, and unsupported for what RE2 doesn't support, such as lookaheads
 */
export async function compilePattern(pattern: string, ignoreCase: boolean): Promise<Pattern> {
  const { re2 } = await import('#lib/regex/re2.ts')
  try {
    const regex = re2.compile(pattern, ignoreCase ? 'mi' : 'm')
    const search = (text: string, all: boolean) =>
      regex.over(text, { all, sticky: false, deadline: Number.POSITIVE_INFINITY }).matches()
    return {
      groupNames: regex.groupNames,
      matches: (text) => search(text, true),
      test: (text) => !search(text, false)[Symbol.iterator]().next().done,
    }
  } catch (error) {
    if (!(error instanceof RegexError)) throw error
    const { failure } = error
    if (failure.kind === 'unsupported') throw errors.unsupported({ kind: failure.feature })
    if (failure.kind === 'syntax') throw errors.invalidPattern({ position: failure.index + 1 })
    throw error
  }
}
