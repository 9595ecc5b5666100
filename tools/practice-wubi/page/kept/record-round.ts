import type { KeyFigures, Round } from '../round/round.ts'
import { scoreOf } from '../round/score.ts'
import type { Kept } from './kept.ts'

/** A round of fewer characters says nothing of how fast somebody is. */
const minCharacters = 5

/**
 * Records the result of a finished round. Characters typed without a miss have their count of misses reduced by one.
 */
export function recordRound(kept: Kept, round: Round, lesson: string, time: number): Kept {
  const { speed, accuracy, typed } = scoreOf(round, 0)
  const result = { time, lesson, speed: Math.round(speed * 10) / 10, accuracy, characters: typed }
  return {
    ...kept,
    missed: missedAfter(kept.missed, round),
    letters: {
      ...kept.letters,
      ...Object.fromEntries(
        Object.entries(round.letters).map(([letter, figures]) => [letter, sumOf(kept.letters[letter], figures)]),
      ),
    },
    results: typed < minCharacters ? kept.results : [...kept.results, result].slice(-500),
  }
}

function missedAfter(missed: Kept['missed'], round: Round): Kept['missed'] {
  const next = new Map(Object.entries(missed))
  const came = new Set(round.typed.filter((character, at) => character === round.text[at]))
  for (const character of came) {
    const count = next.get(character)
    if (count === undefined || round.missed[character]) continue
    if (count > 1) next.set(character, count - 1)
    else next.delete(character)
  }
  for (const [character, count] of Object.entries(round.missed))
    if (/\p{L}/u.test(character)) next.set(character, (next.get(character) ?? 0) + count)
  return Object.fromEntries(next)
}

const sumOf = (before: KeyFigures | undefined, more: KeyFigures): KeyFigures => ({
  presses: (before?.presses ?? 0) + more.presses,
  errors: (before?.errors ?? 0) + more.errors,
  milliseconds: (before?.milliseconds ?? 0) + more.milliseconds,
})

/** The characters that were missed, the most often missed first. */
export const missedFirst = (missed: Kept['missed']): string[] =>
  Object.entries(missed)
    .sort(([, a], [, b]) => b - a)
    .map(([character]) => character)
