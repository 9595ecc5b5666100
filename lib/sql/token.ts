/** A piece of SQL that means something. */
export interface Token {
  kind: TokenKind
  /** What it reads as: a name without its quotes, a string with its escapes resolved, else the source. */
  text: string
  /** Where it stands in the text, in UTF-16 units. */
  start: number
  end: number
  /** Whether nothing but blanks stands before it on its line. */
  isFirstOnLine: boolean
}

/** A word is a keyword or a name without quotes, a name one with them; an end is that of a statement. */
export type TokenKind = 'word' | 'name' | 'string' | 'number' | 'sign' | 'comment' | 'end'

/** Something that was opened and never closed: a quote, a comment. */
export interface OpenEnd {
  start: number
  sign: string
}
