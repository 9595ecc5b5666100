import type { LinePair } from './differences.ts'

/**
 * Finds the line that belongs beside another one; between two that are known it lies in proportion.
 *
 * @param end where the lines end, one behind the last
 */
export function lineBeside(lines: readonly LinePair[], line: number, end: number, otherEnd: number): number {
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
