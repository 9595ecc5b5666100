import type { JSONPathQuery } from 'json-p3'
import { codePointNotation } from '#lib/code-point.ts'
import { errors } from '../errors.ts'

/**
 * Compiles a JSONPath (RFC 9535).
 *
 * @throws invalidPath
 */
export async function compilePath(path: string): Promise<JSONPathQuery> {
  const { JSONPathEnvironment, JSONPathError } = await import('json-p3')
  try {
    // Its own depth limit would stop `..` at 50 levels; ours is on the document.
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
    // The compiler recurses for every bracket.
    if (error instanceof RangeError) throw errors.invalidPath({ position: 1, found: '[ (', expected: '…' })
    throw error
  }
}

/** What the library adds to its messages: nine characters around the position, and the position again. */
const context = / \('.{0,9}':\d{1,9}\)$/s

/** A query, a function, a word or number as a whole, any other character alone; what cannot be seen by its number. */
function foundAt(path: string, index: number): string {
  const [token = ''] = whole.exec(path.slice(index, index + 40)) ?? []
  if (token === '') return 'EOF'
  const isSeen = !/^[\p{C}\p{Z}]/u.test(token)
  return isSeen ? token : codePointNotation(token.codePointAt(0) ?? 0)
}

const whole = /^(?:[@$](?:\.\.?(?:\*|[\p{L}\w]+)|\[[^\]]*\])+|[\p{L}_][\p{L}\p{N}_]*(?:\(\))?|\d+|.)/su

/**
 * Says what was expected in a JSONPath where the library stopped, in the symbols of JSONPath and the terms of RFC 9535,
 * which are the same in every language.
 *
 * @param reason what the library says: json-p3's English
 */
function expectedInPath(reason: string): string {
  const [, argument] = / must be of (\w+Type)$/.exec(reason) ?? []
  const [, name = '', count] = /^(\w+)\(\) takes (\d+) argument/.exec(reason) ?? []
  if (count) return `${name}(${Array.from({ length: Number(count) }, () => '…').join(', ')})`
  return argument ?? table.find(([pattern]) => pattern.test(reason))?.[1] ?? '.name ..name ['
}

const selectors = "'name' 0 0:1 * ?"
const escapes = "\\b \\t \\n \\f \\r \\/ \\\\ \\' \\uXXXX"

const table: [reason: RegExp, expected: string][] = [
  [/backup|bald descendant|descendent selection|whitespace after dot|shorthand selector/, 'name *'],
  [/^expected '\.'/, '.name ..name [ EOF'],
  [/^unclosed bracketed|expected token 'TOKEN_COMMA'/, '] ,'],
  [/bracketed se|trailing comma/, selectors],
  [/leading zero/, '0 1-9'],
  [/index out of range/, `-${Number.MAX_SAFE_INTEGER}…${Number.MAX_SAFE_INTEGER}`],
  [/fractional digit/, '0-9'],
  [/number literal/, '0 -1 1.5 1e5'],
  [/^unclosed string/, '\' "'],
  [/escape|surrogate|codepoint|invalid character/, escapes],
  [/unbalanced/, ') ]'],
  [/must be compared/, '… == …'],
  [/^non-singular/, '@.name @[0]'],
  [/is not comparable/, 'length(…) count(…) value(…)'],
  [/^no such function/, 'length() count() match() search() value()'],
  [/filter selector|expression|operator/, "@ $ 'text' 1 true false null ( !"],
]
