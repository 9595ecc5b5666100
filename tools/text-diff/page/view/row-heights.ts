import { lastNotAfter } from '../../rows/row-runs.ts'

/** The tops of wrapped rows, of which there may be a million, by estimated heights. */
export class RowHeights {
  private readonly tops: Float64Array
  private readonly count: number

  /** @param heights of each row, in pixels */
  constructor(count: number, heights: Iterable<number>) {
    this.count = count
    this.tops = new Float64Array(count + 1)
    let [row, top] = [0, 0]
    for (const height of heights) {
      top += height
      this.tops[++row] = top
    }
  }

  get total(): number {
    return this.tops[this.count] as number
  }

  topOf(row: number): number {
    return this.tops[row] ?? this.total
  }

  /** The row at a height, and the share of it that is above. */
  at(height: number): { row: number; share: number } {
    const row = Math.max(0, Math.min(this.count - 1, lastNotAfter(this.tops, this.count, height)))
    const [top, end] = [this.topOf(row), this.topOf(row + 1)]
    return { row, share: end > top ? Math.min(1, (height - top) / (end - top)) : 0 }
  }
}
