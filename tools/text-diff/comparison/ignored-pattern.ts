import type { IgnoreOptions } from '#lib/diff/tokens.ts'
import { RegexError } from '#lib/regex/regex-error.ts'
import { errors } from '../errors.ts'

/**
 * Compiles the pattern whose matches are ignored, with RE2, so that the time is linear in the text for any pattern.
 *
 * @throws invalidPattern, or unsupported for what RE2 lacks, such as a lookahead
 */
export async function ignoredByPattern(pattern: string): Promise<IgnoreOptions['ignoredIn']> {
  if (pattern === '') return undefined
  const { re2 } = await import('#lib/regex/re2.ts')
  try {
    const regex = re2.compile(pattern, '')
    const options = { all: true, sticky: false, deadline: Number.POSITIVE_INFINITY }
    return (line) => regex.over(line, options).matches()
  } catch (error) {
    if (!(error instanceof RegexError)) throw error
    const { failure } = error
    if (failure.kind === 'unsupported') throw errors.unsupported({ feature: failure.feature })
    if (failure.kind === 'syntax') throw errors.invalidPattern({ position: failure.index + 1 })
    throw error
  }
}
