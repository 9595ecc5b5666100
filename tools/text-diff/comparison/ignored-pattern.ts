import type { Leniency } from '#lib/diff/tokens.ts'
import { RegexError } from '#lib/regex/regex-error.ts'
import { errors } from '../errors.ts'

/**
 * Reads the pattern whose matches do not count. It is one of RE2, which takes a time in proportion to the text, whoever
 * wrote it.
 *
 * @throws invalidPattern, and unsupported for what RE2 lacks, such as a lookahead
 */
export async function ignoredByPattern(pattern: string): Promise<Leniency['ignoredIn']> {
  if (pattern === '') return undefined
  const { re2 } = await import('#lib/regex/re2.ts')
  try {
    const regex = re2.compile(pattern, '')
    const options = { all: true, sticky: false, deadline: Number.POSITIVE_INFINITY }
    return (line) => regex.over(line, options).matches()
  } catch (error) {
    if (!(error instanceof RegexError)) throw error
    const { failure } = error
    if (failure.kind === 'lacks') throw errors.unsupported({ feature: failure.feature })
    if (failure.kind === 'syntax') throw errors.invalidPattern({ position: failure.index + 1 })
    throw error
  }
}
