import type { RegexMatch } from './engine.ts'
import { substitute } from './substitute.ts'

/**
 * Expands a template as `substitute` does, with the case conversions of Perl and editors: `\U` and `\L` until `\E` or
 * the end, `\u` and `\l` for the next character, before or after these. A backslash is `\\`.
 */
export function substituteCases(
  template: string,
  text: string,
  match: RegexMatch & { names: readonly (string | undefined)[] },
): string {
  let written = ''
  let all: Change | undefined
  let next: Change | undefined
  const write = (piece: string) => {
    if (piece === '') return
    const changed = all ? change[all](piece) : piece
    if (!next) {
      written += changed
      return
    }
    const first = String.fromCodePoint(piece.codePointAt(0) ?? 0)
    const rest = piece.slice(first.length)
    written += change[next](first) + (all ? change[all](rest) : rest)
    next = undefined
  }
  // Every second piece is the character after a backslash.
  for (const [index, piece] of template.split(/\\([ULulE\\])/).entries()) {
    if (index % 2 === 0) write(substitute(piece, text, match))
    else if (piece === '\\') write('\\')
    else if (piece === 'U' || piece === 'L') all = piece
    else if (piece === 'E') all = undefined
    else next = piece === 'u' ? 'U' : 'L'
  }
  return written
}

type Change = 'U' | 'L'

const change: Record<Change, (text: string) => string> = {
  U: (text) => text.toUpperCase(),
  L: (text) => text.toLowerCase(),
}
