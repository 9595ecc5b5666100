/**
 * Finds the lines of a text by their key, which they begin with. The first lines are searched for in the text, since
 * commands ask for a few only, and to index twenty thousand takes longer than all else that they do.
 */
export class LineFinder {
  private searches = 0
  private index: Map<string, string> | undefined
  private readonly text: string
  private readonly keyOf: (line: string) => string

  /** Each line ends with a line feed. */
  constructor(text: string, keyOf: (line: string) => string) {
    this.text = text
    this.keyOf = keyOf
  }

  get(key: string): string | undefined {
    if (key === '') return undefined
    if (this.index || this.searches === maxSearches) return this.indexed().get(key)
    this.searches++
    // Not with the line feed before it, which so many places have that the search would take ten times as long.
    for (let at = this.text.indexOf(key); at >= 0; at = this.text.indexOf(key, at + 1)) {
      if (at > 0 && this.text[at - 1] !== '\n') continue
      const line = this.text.slice(at, this.text.indexOf('\n', at))
      if (this.keyOf(line) === key) return line
    }
    return undefined
  }

  has(key: string): boolean {
    return this.get(key) !== undefined
  }

  keys(): Iterable<string> {
    return this.indexed().keys()
  }

  private indexed(): Map<string, string> {
    this.index ??= new Map(
      this.text
        .trim()
        .split('\n')
        .map((line) => [this.keyOf(line), line]),
    )
    return this.index
  }
}

/** As many take as long as to make the index. */
const maxSearches = 200
