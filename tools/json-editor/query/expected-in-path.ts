/**
 * Says what a JSONPath may have where the library stopped, in the signs of JSONPath itself and the names of RFC 9535,
 * which are the same in every language.
 *
 * @param reason what the library says: json-p3's English
 */
export function expectedInPath(reason: string): string {
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
