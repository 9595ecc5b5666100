import { storedOf } from '#ui/device/stored.ts'
import type { KeyStats } from '../round/round.ts'

/** The result of a round. */
export interface Result {
  /** When it ended, in milliseconds since 1970. */
  time: number
  lesson: string
  /** Characters per minute. */
  speed: number
  /** 0 to 1. */
  accuracy: number
  characters: number
}

export interface OwnArticle {
  id: string
  title: string
  text: string
}

/** The practice data stored on this device. */
export interface PracticeData {
  articles: readonly OwnArticle[]
  /** How often each character was missed, minus the rounds in which it was right since. */
  missed: Readonly<Record<string, number>>
  letters: Readonly<Record<string, KeyStats>>
  /** Oldest first. */
  results: readonly Result[]
  hints: boolean
  keys: boolean
  shuffle: boolean
}

/** In characters. Browsers store about five million bytes per site. */
export const maxArticleLength = 20_000
export const maxArticles = 20
const maxResults = 500
const maxMissed = 1000

/** Parses the data of a storage or a file, leaving out what is not valid. */
export function parsePracticeData(stored: unknown): PracticeData {
  const { articles, missed, letters, results, hints, keys, shuffle } = recordOf(stored)
  return {
    articles: articlesIn(articles).slice(0, maxArticles),
    missed: Object.fromEntries(
      Object.entries(recordOf(missed))
        .filter(([text, count]) => [...text].length === 1 && isCount(count) && count > 0)
        .slice(0, maxMissed) as [string, number][],
    ),
    letters: Object.fromEntries(
      Object.entries(recordOf(letters)).filter(
        (entry): entry is [string, KeyStats] => /^[a-z]$/.test(entry[0]) && isKeyStats(entry[1]),
      ),
    ),
    results: listOf(results).filter(isResult).slice(-maxResults),
    hints: hints !== false,
    keys: keys !== false,
    shuffle: shuffle === true,
  }
}

/** The valid articles of a storage or a file, also those beyond the maximum. */
export const articlesIn = (stored: unknown): OwnArticle[] =>
  listOf(stored)
    .filter(isArticle)
    .map(({ id, title, text }) => ({ id, title, text }))

export const recordOf = (json: unknown): Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : {}
const listOf = (json: unknown): unknown[] => (Array.isArray(json) ? json : [])

const isCount = (count: unknown): count is number => typeof count === 'number' && Number.isFinite(count) && count >= 0

const isArticle = (article: unknown): article is OwnArticle => {
  const { id, title, text } = recordOf(article)
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof text === 'string' &&
    id.length <= 100 &&
    title.length <= 100 &&
    text !== '' &&
    text.length <= maxArticleLength
  )
}

const isKeyStats = (stats: unknown): stats is KeyStats => {
  const { presses, errors, milliseconds } = recordOf(stats)
  return isCount(presses) && isCount(errors) && isCount(milliseconds)
}

const isResult = (result: unknown): result is Result => {
  const { time, lesson, speed, accuracy, characters } = recordOf(result)
  return (
    isCount(time) &&
    time <= 8.64e15 &&
    typeof lesson === 'string' &&
    lesson.length <= 200 &&
    isCount(speed) &&
    isCount(accuracy) &&
    accuracy <= 1 &&
    isCount(characters)
  )
}

/** Reads the storage at module load, so it must be below the functions that it uses. */
export const practiceStore = storedOf('practice-wubi', parsePracticeData)
