/**
 * What was written from where: each piece begins at `written` in the translation, and stands for `from` to `to` of the
 * source. In order.
 */
export type SourceMap = { written: number; from: number; to: number }[]

/** A part of a pattern: where it is, and how it is written there. */
export interface Place {
  start: number
  end: number
  source: string
}

/** Finds the index in the source that an index in the translation stands for. */
export const placeOf = (map: SourceMap, index: number): number => pieceAt(map, index)?.from ?? 0

/** Finds the part of the source that a part of the translation stands for. */
export function sourcePlace(map: SourceMap, source: string, { start, end }: Omit<Place, 'source'>): Place {
  const from = placeOf(map, start)
  const to = start === end ? from : (pieceAt(map, end - 1)?.to ?? from)
  return { start: from, end: to, source: source.slice(from, to) }
}

/** The last piece that begins at an index or before it; empty ones are passed over. */
function pieceAt(map: SourceMap, index: number): SourceMap[number] | undefined {
  let [low, high] = [0, map.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((map[middle]?.written ?? 0) <= index) low = middle + 1
    else high = middle
  }
  return map[low - 1]
}
