import { stepsIn } from './groups-in.ts'

/**
 * Rewrites a pattern so that Oniguruma 6.9.8 does not use optimizations that miss matches. Groups are not changed.
 * `reads` returns whether the engine can compile a pattern.
 *
 * - A pattern that begins with `.*` is only tried at the beginning of lines, even after an assertion that holds
 * elsewhere: `(?<=a).*`. An alternative that never matches prevents that.
 * - Repetitions before `\R` and lookarounds take it for CR LF only: `.*\R`. Expanded, it is matched correctly.
 */
export function avoidOptimizations(pattern: string, reads: (pattern: string) => boolean): string {
  const written = withLineBreaks(pattern)
  if (!mayBeginAnywhere(written)) return written
  // An unmatched parenthesis is only accepted in a comment, which a line feed ends.
  return reads(`${written})`) ? `${written}\n|(?!)` : `${written}|(?!)`
}

const lineBreak = '(?>\\r\\n|[\\n-\\r\\x{85}\\x{2028}\\x{2029}])'

function withLineBreaks(pattern: string): string {
  let written = ''
  let from = 0
  for (const { index, text } of stepsIn(pattern, 'posix')) {
    if (text !== '\\R') continue
    written += pattern.slice(from, index) + lineBreak
    from = index + text.length
  }
  return written + pattern.slice(from)
}

/**
 * Whether a pattern may begin with any character and has an assertion. False positives cost time, so patterns that
 * really begin with `.*`, which profit most from the optimization, are excluded.
 */
function mayBeginAnywhere(pattern: string): boolean {
  return (
    anyCharacter.test(pattern) && condition.test(pattern) && (!beginsWithAny.test(pattern) || pattern.includes('|'))
  )
}

const anyCharacter = /\.|\\[NO]/

/** Constructs that may match no characters, at other places than the beginning of lines. */
const condition = /\$|\\[BKYZbgkyz1-9]|\(\?(?:<?[=!]|[(~])|\(\*/

const beginsWithAny = /^(?:\((?:\?(?:[:>]|<\w+>|[a-z-]+[:)]))?)*\.[*+]/
