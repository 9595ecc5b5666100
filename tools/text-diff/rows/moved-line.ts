import type { Comparison } from '../comparison/comparison.ts'

export type SideName = 'left' | 'right'

/** Where a moved line is on the other side. */
export interface MovedLine {
  /** Its number on the other side, counted from 1. */
  number: number
  /** Whether it is the first line of the moved block. */
  isFirst: boolean
}

/** Returns where a line, counted from 0, is on the other side; undefined if it has not moved. */
export function movedLine({ moves }: Comparison, side: SideName, line: number): MovedLine | undefined {
  const [list, own, other] = side === 'left' ? [moves.inOrderOfLeft, 0, 1] : [moves.inOrderOfRight, 1, 0]
  let [low, high] = [0, list.length / 3]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[3 * middle + own] as number) <= line) low = middle + 1
    else high = middle
  }
  if (low === 0) return undefined
  const block = 3 * (low - 1)
  const offset = line - (list[block + own] as number)
  if (offset >= (list[block + 2] as number)) return undefined
  return { number: (list[block + other] as number) + offset + 1, isFirst: offset === 0 }
}
