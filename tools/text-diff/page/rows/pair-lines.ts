import type { Block } from './blocks.ts'

/** A row of lines beside each other; one of both may be missing. */
export type LinePair = readonly [left: number | undefined, right: number | undefined]

/**
 * Says which lines of a change stand beside each other: as many as there can be, in order, so that those that have most
 * words in common meet. Long changes are paired from their beginning.
 */
export function pairLines(block: Block): readonly LinePair[] {
  const known = pairings.get(block)
  if (known) return known
  const { left, right } = block
  const isSwapped = left.count > right.count
  const [short, long] = isSwapped ? [right, left] : [left, right]
  const places =
    short.count === long.count || short.count * long.count > mostCompared
      ? Array.from({ length: short.count }, (_, index) => index)
      : bestPlaces(
          Array.from({ length: short.count }, (_, index) => wordsOf(short.at(index))),
          Array.from({ length: long.count }, (_, index) => wordsOf(long.at(index))),
        )
  const partners = new Map(places.map((place, index) => [place, index]))
  const pairs = Array.from({ length: long.count }, (_, index): LinePair => {
    const partner = partners.get(index)
    return isSwapped ? [index, partner] : [partner, index]
  })
  pairings.set(block, pairs)
  return pairs
}

const pairings = new WeakMap<Block, readonly LinePair[]>()

/** In pairs of lines. */
const mostCompared = 2500

/** Of a long line the beginning tells enough. */
const wordsOf = (line: string): Set<string> =>
  new Set(line.slice(0, 400).match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [])

/** The place in the longer list of each line of the shorter one. */
function bestPlaces(short: Set<string>[], long: Set<string>[]): number[] {
  const room = long.length - short.length
  // best[i][s]: the most that lines up to i have in common when line i stands s further on.
  const best: number[][] = []
  for (const [i, words] of short.entries()) {
    const row: number[] = []
    for (let shift = 0, most = 0; shift <= room; shift++) {
      most = Math.max(most, best[i - 1]?.[shift] ?? 0)
      row.push(most + similarity(words, long[i + shift] as Set<string>))
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
