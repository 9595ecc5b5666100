import { errors } from '../../errors.ts'
import { type Kept, parseKept, recordOf } from './kept.ts'

const format = 'practice-wubi'

/** Writes what is kept as a file to take along. */
export const exportKept = (kept: Kept): string => JSON.stringify({ format, version: 1, ...kept }, null, 2)

/**
 * Reads such a file and joins it to what is kept: of the same thing the larger figure stays, so that reading a file twice
 * changes nothing.
 *
 * @throws ToolError `malformedBackup`
 */
export function importKept(now: Kept, text: string): Kept {
  const backup = recordOf(jsonOf(text))
  if (backup['format'] !== format) throw errors.malformedBackup()
  const other = parseKept(backup)
  const more = other.results.filter(({ time }) => !now.results.some((result) => result.time === time))
  const articles = other.articles.filter(({ id }) => !now.articles.some((article) => article.id === id))
  return parseKept({
    ...now,
    articles: [...now.articles, ...articles],
    results: [...now.results, ...more].sort((a, b) => a.time - b.time),
    missed: joined(now.missed, other.missed, (one, two) => (one > two ? one : two)),
    letters: joined(now.letters, other.letters, (one, two) => (one.presses > two.presses ? one : two)),
  })
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
