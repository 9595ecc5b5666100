import { type DelimiterName, delimiters } from './delimiters.ts'
import { readDelimited } from './read-delimited.ts'

/**
 * Detects the delimiter that gives most of the first rows the same number of cells. Comma if none does; spaces only if
 * all rows agree, since prose has them too.
 */
export function detectDelimiter(text: string, from = 0): DelimiterName {
  const isCut = text.length - from > sampleLength
  const sample = isCut ? text.slice(from, from + sampleLength) : text.slice(from)
  let best: { name: DelimiterName; score: number } = { name: 'comma', score: 0 }
  for (const name of candidates) {
    const score = scoreOf(sample, name, isCut)
    if (score > best.score) best = { name, score }
  }
  if (best.score > 0) return best.name
  return scoreOf(sample, 'space', isCut) >= 1 ? 'space' : 'comma'
}

/** In UTF-16 units. */
const sampleLength = 2 ** 16
const maxSampleRows = 200

/** Of equally good ones the first is taken. A tab is rare within cells, a comma common. */
const candidates: DelimiterName[] = ['tab', 'comma', 'semicolon', 'pipe']

/** From 0 to 1: the share of rows with the most common number of cells; a little more for more cells. */
function scoreOf(sample: string, name: DelimiterName, isCut: boolean): number {
  const { rows, openQuote } = readDelimited(sample, delimiters[name])
  // The last row of a partial text may be incomplete.
  const whole = isCut && rows.length > 1 ? rows.slice(0, -1) : rows
  const sizes = whole
    .filter((row) => row.length > 0)
    .slice(0, maxSampleRows)
    .map((row) => row.length)
  const counts = new Map<number, number>()
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1)
  const [[usual, count] = [1, 0]] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])
  if (usual < 2 || (openQuote !== undefined && !isCut && rows.length < 2)) return 0
  return count / sizes.length + Math.min(usual, 100) / 1e6
}
