import type { RowList } from './row-list.ts'
import { lastNotAfter } from './stretches.ts'

/** About how tall rows are whose texts are wrapped, by the lengths of the texts alone: there may be a million of them. */
export class RowHeights {
  private readonly tops: Float64Array
  private readonly count: number

  /**
   * @param columns how many characters stand in a line
   * @param longest how much of a text is shown, in UTF-16 units
   */
  constructor(list: RowList, columns: number, longest: number, lineHeight: number) {
    this.count = list.count
    this.tops = new Float64Array(list.count + 1)
    for (let row = 0; row < list.count; ) {
      const stretch = list.stretchAt(row)
      for (; row < stretch.end; row++) {
        const lines = Math.ceil(Math.min(longest, list.lengthOf(stretch, row)) / columns)
        this.tops[row + 1] = (this.tops[row] as number) + lineHeight * Math.max(1, lines)
      }
    }
  }

  get total(): number {
    return this.tops[this.count] as number
  }

  topOf(row: number): number {
    return this.tops[row] ?? this.total
  }

  /** The row at a height, and how much of it is above. */
  at(height: number): { row: number; share: number } {
    const row = Math.max(0, Math.min(this.count - 1, lastNotAfter(this.tops, this.count, height)))
    const [top, end] = [this.topOf(row), this.topOf(row + 1)]
    return { row, share: end > top ? Math.min(1, (height - top) / (end - top)) : 0 }
  }
}
