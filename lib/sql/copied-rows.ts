import type { Token } from './token.ts'

/** Follows the tokens of a script to tell where rows begin: PostgreSQL's COPY … FROM stdin, and psql's `\copy`. */
export class CopyWatch {
  private state: 'start' | 'copy' | 'from' | 'rows' | 'other' = 'start'

  /** Takes the next token. */
  add({ kind, text }: Pick<Token, 'kind' | 'text'>): void {
    if (kind === 'comment') return
    if (kind !== 'end') this.addWord(kind === 'word' ? text : '')
    else if (/^\\copy\s/i.test(text)) for (const word of text.slice(1).split(/\s+/)) this.addWord(word)
  }

  /** Whether the statement that ends here is followed by rows; the next one begins. */
  takeHasRows(): boolean {
    const hasRows = this.state === 'rows'
    this.state = 'start'
    return hasRows
  }

  private addWord(word: string): void {
    if (this.state === 'start') this.state = /^copy$/i.test(word) ? 'copy' : 'other'
    else if (this.state === 'from' && /^p?stdin$/i.test(word)) this.state = 'rows'
    else if (this.state === 'copy' || this.state === 'from') this.state = /^from$/i.test(word) ? 'from' : 'copy'
  }
}

/** Finds the end of rows: that of the line `\.`, or of the text, as psql has it. */
export function copiedEnd(sql: string, from: number): number {
  for (let at = sql.indexOf('\n\\.', from); at >= 0; at = sql.indexOf('\n\\.', at + 3))
    if (/^[\r\n]?$/.test(sql.slice(at + 3, at + 4))) return at + 3
  return sql.length
}
