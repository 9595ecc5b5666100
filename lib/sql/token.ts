/** A token of SQL. */
export interface Token {
  kind: TokenKind
  /** Its value: a name without quotes, a string with its escapes resolved, else the source. */
  text: string
  /** Its offset in the text, in UTF-16 units. */
  start: number
  end: number
  /** Whether there are only blanks before it on its line. */
  isFirstOnLine: boolean
}

/** A word is a keyword or an unquoted name, a name a quoted one; an end is that of a statement. */
export type TokenKind = 'word' | 'name' | 'string' | 'number' | 'sign' | 'comment' | 'end'

/** An unclosed quote or comment. */
export interface UnclosedToken {
  start: number
  sign: string
}
