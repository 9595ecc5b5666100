import { substitute } from '#lib/regex/substitute.ts'
import { readDelimiter } from '../lines/delimiter.ts'
import { openPattern } from './open-pattern.ts'
import type { Pair } from './read-pairs.ts'

interface PatternSettings {
  ignoreCase: boolean
  wholeWords: boolean
}

/**
 * Replaces what patterns match, all in one pass: of two at one place the one that stands first is taken. What takes the
 * place may name groups as in JavaScript, `$1`, and be more than a line: `\n`.
 */
export async function replacePatterns(
  text: string,
  pairs: readonly Pair[],
  { ignoreCase, wholeWords }: PatternSettings,
): Promise<{ text: string; counts: number[] }> {
  const each = await Promise.all(
    pairs.map(async ({ from, to }) => ({
      to: readDelimiter(to),
      names: (await openPattern(from, ignoreCase)).groupNames,
    })),
  )
  // A name may stand in several patterns, but only once in all of them together.
  const sources = pairs.map(({ from }) => `(${wholeWords ? `\\b(?:${withoutNames(from)})\\b` : withoutNames(from)})`)
  const all = await openPattern(sources.join('|'), ignoreCase)
  const counts = pairs.map(() => 0)
  const written: string[] = []
  let done = 0
  for (const { start, end, groups } of all.matches(text)) {
    let first = 0
    let index = 0
    while (!groups[first]) first += 1 + (each[index++]?.names.length ?? 0)
    const { to = '', names = [] } = each[index] ?? {}
    const own = { start, end, groups: groups.slice(first + 1, first + 1 + names.length), names }
    written.push(text.slice(done, start), substitute(to, text, own))
    counts[index] = (counts[index] ?? 0) + 1
    done = end
  }
  return { text: written.join('') + text.slice(done), counts }
}

/** Takes the names of groups out, past what is escaped and what stands in brackets. */
const withoutNames = (pattern: string): string =>
  pattern.replace(/\\.|\[\^?\]?(?:\\.|[^\]\\])*\]?|\(\?P?<[a-z_]\w*>/gis, (part) => (part.startsWith('(') ? '(' : part))
