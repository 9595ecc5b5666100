import { stepsIn } from './groups-in.ts'

/**
 * Writes a pattern so that Oniguruma 6.9.8 takes none of the shortcuts by which it misses matches. Its groups stay what
 * they are. `reads` says whether the engine can read a pattern.
 *
 * - A pattern that begins with `.*` is tried at the beginning of lines alone, even where something that holds elsewhere
 *   stands before it: `(?<=a).*`. A choice that never matches keeps it from that.
 * - What repeats before `\R`, and what looks around for it, knows it as CR LF alone: `.*\R`. Written in full, it is known.
 */
export function withoutShortcuts(pattern: string, reads: (pattern: string) => boolean): string {
  const written = withLineBreaks(pattern)
  if (!mayBeginAnywhere(written)) return written
  // A bracket that closes nothing is read within a comment alone, which a line feed ends.
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
 * Says whether any character may come first where something else has to hold. Taking a pattern for one that is none
 * costs time, so that those that do begin with `.*`, to which the shortcut is worth most, are told apart.
 */
function mayBeginAnywhere(pattern: string): boolean {
  return (
    anyCharacter.test(pattern) && condition.test(pattern) && (!beginsWithAny.test(pattern) || pattern.includes('|'))
  )
}

const anyCharacter = /\.|\\[NO]/

/** What takes no characters, or may take none, and holds at other places than where lines begin. */
const condition = /\$|\\[BKYZbgkyz1-9]|\(\?(?:<?[=!]|[(~])|\(\*/

const beginsWithAny = /^(?:\((?:\?(?:[:>]|<\w+>|[a-z-]+[:)]))?)*\.[*+]/
