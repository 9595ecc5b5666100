import type { JSONPathQuery } from 'json-p3'
import { codePointNotation } from '#lib/code-point.ts'
import { errors } from '../errors.ts'
import { expectedInPath } from './expected-in-path.ts'

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
      const reason = error.message.replace(context, '')
      const index = Math.min(error.token.index + (reason.startsWith('empty') ? 1 : 0), path.length)
      throw errors.invalidPath({
        position: index + 1,
        found: foundAt(path, index),
        expected: index === 0 ? '$' : expectedInPath(reason),
      })
    }
    // The compiler calls itself for every bracket.
    if (error instanceof RangeError) throw errors.invalidPath({ position: 1, found: '[ (', expected: '…' })
    throw error
  }
}

/** What the library adds to its messages: nine characters around the position, and the position again. */
const context = / \('.{0,9}':\d{1,9}\)$/s

/** A query, a function, a word or number as a whole, any other character alone; what cannot be seen by its number. */
function foundAt(path: string, index: number): string {
  const [found = ''] = whole.exec(path.slice(index, index + 40)) ?? []
  if (found === '') return 'EOF'
  const isSeen = !/^[\p{C}\p{Z}]/u.test(found)
  return isSeen ? found : codePointNotation(found.codePointAt(0) ?? 0)
}

const whole = /^(?:[@$](?:\.\.?(?:\*|[\p{L}\w]+)|\[[^\]]*\])+|[\p{L}_][\p{L}\p{N}_]*(?:\(\))?|\d+|.)/su
