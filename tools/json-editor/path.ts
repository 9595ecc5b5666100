import type { JSONPathQuery } from 'json-p3'
import { errors } from './errors.ts'

/**
 * Compiles a JSONPath (RFC 9535).
 *
 * @throws invalidPath
 */
export async function compilePath(path: string): Promise<JSONPathQuery> {
  const { JSONPathEnvironment, JSONPathError } = await import('json-p3')
  try {
    // Its own limit of depth would stop `..` at 50 levels; ours is on the document.
    return new JSONPathEnvironment({ maxRecursionDepth: Number.POSITIVE_INFINITY }).compile(path)
  } catch (error) {
    if (error instanceof JSONPathError) {
      const { index } = error.token
      const found = index < path.length ? String.fromCodePoint(path.codePointAt(index) ?? 0) : 'end'
      const reason = error.message.replace(context, '')
      throw errors.invalidPath({ position: index + 1, reason: inward.test(reason) ? `unexpected ${found}` : reason })
    }
    // The compiler calls itself for every bracket.
    if (error instanceof RangeError) throw errors.invalidPath({ position: 1, reason: 'too many brackets' })
    throw error
  }
}

/** What the library adds to its messages: the text around the position, and the position again. */
const context = / \('.*':\d+\)$/s

/** Messages that speak of the library's own workings. */
const inward = /backup|TOKEN_/
