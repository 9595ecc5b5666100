import type { RegexMatch } from './engine.ts'

/**
 * Splits a text at matches, as String.prototype.split does (ECMA-262, RegExp.prototype [ %Symbol.split% ]): captures
 * are put between the pieces, and empty matches at the start of a piece or at the end of the text are ignored.
 */
export function splitText(text: string, matches: Iterable<RegexMatch>): string[] {
  const pieces: string[] = []
  let from = 0
  for (const { start, end, groups } of matches) {
    if (end === from || start >= text.length) continue
    pieces.push(text.slice(from, start))
    for (const span of groups) pieces.push(span ? text.slice(span.start, span.end) : '')
    from = end
  }
  pieces.push(text.slice(from))
  return pieces
}

/** Splits a text at matches as Python's `re.split` does: at every one, also where it is empty. */
export function splitTextAtAll(text: string, matches: Iterable<RegexMatch>): string[] {
  const pieces: string[] = []
  let from = 0
  for (const { start, end, groups } of matches) {
    pieces.push(text.slice(from, start))
    for (const span of groups) pieces.push(span ? text.slice(span.start, span.end) : '')
    from = end
  }
  pieces.push(text.slice(from))
  return pieces
}
