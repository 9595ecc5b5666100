import type { RegexMatch } from './engine.ts'

/**
 * Splits a text at matches, as String.prototype.split does (ECMA-262, RegExp.prototype [ %Symbol.split% ]): captures
 * are put between the pieces, and empty matches at the start of a piece or at the end of the text are ignored.
 *
 * @param atAll whether it is split at those too, as Python's `re.split` does
 */
export function splitText(text: string, matches: Iterable<RegexMatch>, { atAll = false } = {}): string[] {
  const pieces: string[] = []
  let from = 0
  for (const { start, end, groups } of matches) {
    if (!atAll && (end === from || start >= text.length)) continue
    pieces.push(text.slice(from, start))
    for (const span of groups) pieces.push(span ? text.slice(span.start, span.end) : '')
    from = end
  }
  pieces.push(text.slice(from))
  return pieces
}
