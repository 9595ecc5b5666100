/** Lines of one side that stand together. Where each begins is found when the first is asked for. */
export class Lines {
  readonly text: string
  /** The number of the first one in its text, counted from 0. */
  readonly first: number
  readonly count: number
  /** The longest, in UTF-16 units. */
  readonly longest: number
  private starts: number[] | undefined

  constructor(text: string, first: number) {
    this.text = text
    this.first = first
    let [count, longest] = [0, 0]
    for (let from = 0; from < text.length; count++) {
      const to = endOfLine(text, from)
      longest = Math.max(longest, to - from)
      from = to
    }
    this.count = count
    this.longest = longest
  }

  startOf(index: number): number {
    if (!this.starts) {
      this.starts = []
      for (let from = 0; from < this.text.length; from = endOfLine(this.text, from)) this.starts.push(from)
    }
    return this.starts[index] ?? this.text.length
  }

  /** A line with its end. */
  at(index: number): string {
    return this.text.slice(this.startOf(index), this.startOf(index + 1))
  }
}

/** Where the line that begins at a place ends, with its line end. */
function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end + 1
}

/** How many line ends there are. */
export function countLineEnds(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
