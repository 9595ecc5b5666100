import type { Token } from './token.ts'

/** A cursor over the tokens of a statement. Keywords are given in capitals. */
export class TokenCursor {
  at = 0
  private tokens: readonly Token[]
  private end: number

  constructor(tokens: readonly Token[], start = 0, end = tokens.length) {
    this.tokens = tokens
    this.at = start
    this.end = end
  }

  peek(ahead = 0): Token | undefined {
    return this.at + ahead < this.end ? this.tokens[this.at + ahead] : undefined
  }

  get isDone(): boolean {
    return this.at >= this.end
  }

  /** The current keyword or sign; empty for quoted names, strings and the end. */
  keyword(ahead = 0): string {
    const token = this.peek(ahead)
    return token?.kind === 'word' || token?.kind === 'sign' ? token.text.toUpperCase() : ''
  }

  /** Whether these keywords and signs come next, in this order. */
  is(...words: string[]): boolean {
    return words.every((word, ahead) => this.keyword(ahead) === word)
  }

  /** Skips them if they come next. */
  accept(...words: string[]): boolean {
    const isHere = this.is(...words)
    if (isHere) this.at += words.length
    return isHere
  }

  acceptAny(...words: string[]): string | undefined {
    const word = this.keyword()
    if (!words.includes(word)) return undefined
    this.at++
    return word
  }

  next(): Token | undefined {
    const token = this.peek()
    if (token) this.at++
    return token
  }

  /** Reads a name, quoted or not; MySQL allows strings as names. */
  name(): string | undefined {
    const token = this.peek()
    if (!token || !/^(?:word|name|string)$/.test(token.kind)) return undefined
    this.at++
    return token.text
  }

  /** Reads names with points between them: a column of a table of a schema. */
  qualifiedName(): string[] {
    const parts: string[] = []
    do {
      const part = this.name()
      if (part !== undefined) parts.push(part)
      // Two points omit the schema: db..table.
    } while (this.accept('.') || this.accept('..'))
    return parts
  }

  /** Returns a cursor inside the parentheses at the cursor, and moves past them; undefined if there are none. */
  group(): TokenCursor | undefined {
    if (this.keyword() !== '(') return undefined
    const start = this.at + 1
    this.skip()
    const last = this.tokens[this.at - 1]
    const isClosed = last?.kind === 'sign' && last.text === ')' && this.at - 1 >= start
    return new TokenCursor(this.tokens, start, isClosed ? this.at - 1 : this.at)
  }

  /** Skips a token, or parentheses with their contents. */
  skip(): void {
    let depth = 0
    do {
      const word = this.keyword()
      if (word === '(') depth++
      if (word === ')') depth--
      this.at++
    } while (depth > 0 && !this.isDone)
  }

  /** Splits the remaining tokens at commas outside of parentheses. */
  elements(): TokenCursor[] {
    const elements: TokenCursor[] = []
    while (!this.isDone) {
      const start = this.at
      while (!this.isDone && this.keyword() !== ',') this.skip()
      elements.push(new TokenCursor(this.tokens, start, Math.min(this.at, this.end)))
      this.at++
    }
    return elements
  }

  /** The tokens from an index to the current one. */
  since(start: number): Token[] {
    return this.tokens.slice(start, Math.min(this.at, this.end))
  }

  rest(): Token[] {
    return this.tokens.slice(this.at, this.end)
  }
}
