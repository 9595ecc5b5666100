import type { RegexMatch } from '#lib/regex/engine.ts'
import { RegexError } from '#lib/regex/regex-error.ts'
import { errors } from '../errors.ts'

/** A pattern of RE2, which takes a time in proportion to the text, whoever wrote it. */
export interface Pattern {
  groupNames: readonly (string | undefined)[]
  /** The matches in a text, from its beginning. */
  matches(text: string): Iterable<RegexMatch>
  test(text: string): boolean
}

/**
 * Reads a pattern. `^` and `$` are at the ends of each line.
 *
 * @throws invalidPattern, and unsupported for what RE2 lacks, such as a lookahead
 */
export async function openPattern(pattern: string, ignoreCase: boolean): Promise<Pattern> {
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
    if (failure.kind === 'lacks') throw errors.unsupported({ kind: failure.feature })
    if (failure.kind === 'syntax') throw errors.invalidPattern({ position: failure.index + 1 })
    throw error
  }
}
