import { runInNewContext } from 'node:vm'
import type { RRegex } from 'rregex'
import { RegexError } from './regex-error.ts'

/** Loads Rust's engine. */
export const loadRust = async (): Promise<typeof RRegex> => (await import('rregex')).RRegex

/**
 * Does some work, and stops it after a time. V8 can interrupt its own searches.
 *
 * @throws RegexError `timeout`
 */
export function withTimeLimit<Result>(milliseconds: number, work: () => Result): Result {
  try {
    return runInNewContext('work()', { work }, { timeout: Math.max(1, Math.ceil(milliseconds)) })
  } catch (error) {
    // The error comes from another context, so that `instanceof` fails.
    if (Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new RegexError({ kind: 'timeout' })
    throw error
  }
}
