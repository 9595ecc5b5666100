import type { LinePair } from './differences.ts'

/**
 * Finds the line that corresponds to one of the other side, interpolated between the pairs around it.
 *
 * @param end one behind the last line
 */
export function correspondingLine(lines: readonly LinePair[], line: number, end: number, otherEnd: number): number {
  let [before, after]: LinePair[] = [
    [1, 1],
    [end, otherEnd],
  ]
  for (const pair of lines) {
    if (pair[0] <= line) before = pair
    else {
      after = pair
      break
    }
  }
  const [from = 1, otherFrom = 1, to = end, otherTo = otherEnd] = [...(before ?? []), ...(after ?? [])]
  const share = to > from ? (line - from) / (to - from) : 0
  return otherFrom + share * (otherTo - otherFrom)
}
