import type { Round } from './round.ts'

export interface Score {
  /** Characters that stand right, a minute; pauses do not count. */
  speed: number
  /** The share of characters that came right among all entries: a wrong character, or an incorrect code, is one miss. */
  accuracy: number
  /** Keys a character. */
  keysEach: number
  /** Characters typed, of how many. */
  typed: number
  length: number
  seconds: number
}

/** Less time than this gives no speed: a single key would make a thousand characters a minute. */
const minMilliseconds = 1000

/** What a round has come to at a time. */
export function scoreOf(round: Round, at: number): Score {
  const { typed, text, state, since, right, wrong, keys } = round
  const milliseconds = round.milliseconds + (state === 'running' ? Math.max(0, at - since) : 0)
  const standing = typed.filter((character, index) => character === text[index]).length
  return {
    speed: milliseconds < minMilliseconds ? 0 : standing / (milliseconds / 60_000),
    accuracy: right + wrong === 0 ? 1 : right / (right + wrong),
    keysEach: typed.length === 0 ? 0 : keys / typed.length,
    typed: typed.length,
    length: text.length,
    seconds: milliseconds / 1000,
  }
}
