import { errors } from '../../errors.ts'
import { articlesIn, type PracticeData, parsePracticeData, recordOf } from './practice-data.ts'

const format = 'practice-wubi'

/** Writes the stored data as a backup file. */
export const exportBackup = (data: PracticeData): string => JSON.stringify({ format, version: 1, ...data }, null, 2)

/**
 * Reads a backup and merges it with the stored data; the larger of two counts wins, so that importing a file twice
 * changes nothing. `leftOut` is the number of new articles beyond the maximum.
 *
 * @throws ToolError `malformedBackup`
 */
export function importBackup(now: PracticeData, text: string): { data: PracticeData; leftOut: number } {
  const backup = recordOf(jsonOf(text))
  if (backup['format'] !== format) throw errors.malformedBackup()
  const other = parsePracticeData(backup)
  const more = other.results.filter(({ time }) => !now.results.some((result) => result.time === time))
  const articles = articlesIn(backup['articles']).filter(({ id }) => !now.articles.some((article) => article.id === id))
  const all = [...now.articles, ...articles]
  const data = parsePracticeData({
    ...now,
    articles: all,
    results: [...now.results, ...more].sort((a, b) => a.time - b.time),
    missed: joined(now.missed, other.missed, (one, two) => (one > two ? one : two)),
    letters: joined(now.letters, other.letters, (one, two) => (one.presses > two.presses ? one : two)),
  })
  return { data, leftOut: all.length - data.articles.length }
}

function joined<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  larger: (one: Value, other: Value) => Value,
): Record<string, Value> {
  const all = new Map(Object.entries(one))
  for (const [key, value] of Object.entries(other)) {
    const own = all.get(key)
    all.set(key, own === undefined ? value : larger(own, value))
  }
  return Object.fromEntries(all)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
