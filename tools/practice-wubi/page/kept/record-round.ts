import type { KeyStats, Round } from '../round/round.ts'
import { scoreOf } from '../round/score.ts'
import type { PracticeData } from './practice-data.ts'

/** Shorter rounds do not tell the speed. */
const minCharacters = 5

/** Records the result of a finished round. Lowers the miss count of characters typed without a miss by one. */
export function recordRound(data: PracticeData, round: Round, lesson: string, time: number): PracticeData {
  const { speed, accuracy, typed } = scoreOf(round, 0)
  const result = { time, lesson, speed: Math.round(speed * 10) / 10, accuracy, characters: typed }
  return {
    ...data,
    missed: missedAfter(data.missed, round),
    letters: {
      ...data.letters,
      ...Object.fromEntries(
        Object.entries(round.letters).map(([letter, stats]) => [letter, sumOf(data.letters[letter], stats)]),
      ),
    },
    results: typed < minCharacters ? data.results : [...data.results, result].slice(-500),
  }
}

function missedAfter(missed: PracticeData['missed'], round: Round): PracticeData['missed'] {
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

const sumOf = (before: KeyStats | undefined, more: KeyStats): KeyStats => ({
  presses: (before?.presses ?? 0) + more.presses,
  errors: (before?.errors ?? 0) + more.errors,
  milliseconds: (before?.milliseconds ?? 0) + more.milliseconds,
})

/** The missed characters, most often missed first. */
export const missedCharacters = (missed: PracticeData['missed']): string[] =>
  Object.entries(missed)
    .sort(([, a], [, b]) => b - a)
    .map(([character]) => character)
