import type { Round } from './round.ts'

export interface Score {
  /** Correct characters per minute, without pauses. */
  speed: number
  /** The share of correct characters among all entries; a wrong character or an incorrect code is one miss. */
  accuracy: number
  /** Keys per character. */
  keysPerCharacter: number
  /** The number of typed characters; `length` is the total. */
  typed: number
  length: number
  seconds: number
}

/** No speed is given before this time, as a single key would make a thousand characters per minute. */
const minMilliseconds = 1000

/** Computes the score of a round at a time. */
export function scoreOf(round: Round, at: number): Score {
  const { typed, text, state, since, right, wrong, keys } = round
  const milliseconds = round.milliseconds + (state === 'running' ? Math.max(0, at - since) : 0)
  const standing = typed.filter((character, index) => character === text[index]).length
  return {
    speed: milliseconds < minMilliseconds ? 0 : standing / (milliseconds / 60_000),
    accuracy: right + wrong === 0 ? 1 : right / (right + wrong),
    keysPerCharacter: typed.length === 0 ? 0 : keys / typed.length,
    typed: typed.length,
    length: text.length,
    seconds: milliseconds / 1000,
  }
}
