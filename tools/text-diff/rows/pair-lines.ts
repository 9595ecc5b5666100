/** Two lines in one row, counted from the start of a change; either may be missing. */
type LinePair = readonly [left: number | undefined, right: number | undefined]

/** The pairs of lines of a change: by row, and the row of a line of one side. */
export interface Pairing {
  at: (row: number) => LinePair
  rowOf: (side: 'left' | 'right', line: number) => number
}

/** Whether there are few enough lines to look for similar ones. */
export const isComparable = (left: number, right: number): boolean => left !== right && left * right <= maxCompared

/** The number of compared pairs of lines. */
const maxCompared = 2500

/** Pairs lines in order from the start of both sides, as for long changes. */
export const pairInOrder = (left: number, right: number): Pairing => ({
  at: (row) => [row < left ? row : undefined, row < right ? row : undefined],
  rowOf: (_, line) => line,
})

/** Pairs every line of the shorter side, in order, so that the pairs have the most words in common. */
export function pairAlike(left: readonly string[], right: readonly string[]): Pairing {
  const isSwapped = left.length > right.length
  const [short, long] = isSwapped ? [right, left] : [left, right]
  const places = bestPlaces(short.map(wordsOf), long.map(wordsOf))
  const partners = new Map(places.map((place, index) => [place, index]))
  return {
    at: (row) => (isSwapped ? [row, partners.get(row)] : [partners.get(row), row]),
    rowOf: (side, line) => ((side === 'left') === isSwapped ? line : (places[line] ?? line)),
  }
}

/** Uses only the start of a long line, which is enough. */
const wordsOf = (line: string): Set<string> =>
  new Set(line.slice(0, 400).match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [])

/** The index in the longer list of each line of the shorter one. */
function bestPlaces(short: Set<string>[], long: Set<string>[]): number[] {
  const room = long.length - short.length
  // best[i][s]: the highest similarity of lines up to i if line i is paired with line i + s.
  const best: number[][] = []
  for (const [i, words] of short.entries()) {
    const row: number[] = []
    for (let shift = 0, max = 0; shift <= room; shift++) {
      max = Math.max(max, best[i - 1]?.[shift] ?? 0)
      row.push(max + similarity(words, long[i + shift] as Set<string>))
    }
    best.push(row)
  }
  const places: number[] = []
  for (let i = short.length - 1, limit = room; i >= 0; i--) {
    const row = (best[i] as number[]).slice(0, limit + 1)
    limit = row.indexOf(Math.max(...row))
    places.push(i + limit)
  }
  return places.reverse()
}

function similarity(a: Set<string>, b: Set<string>): number {
  let common = 0
  for (const word of a) if (b.has(word)) common++
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size)
}
