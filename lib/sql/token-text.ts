import type { KnownDialect, SqlRules } from './sql-rules.ts'
import { SqlScanner } from './sql-scanner.ts'
import type { Token, UnclosedToken } from './token.ts'

/** A token with its source, and the gap before it: blanks and skipped text. */
export interface TokenText extends Pick<Token, 'kind' | 'start' | 'end'> {
  source: string
  gap: string
}

/** Lists the tokens of a text; the concatenated gaps and sources, and the rest after the last one, are the text. */
export function tokenTexts(
  sql: string,
  dialect: KnownDialect | SqlRules,
): { tokens: TokenText[]; rest: string; unclosed: UnclosedToken[] } {
  const scanner = new SqlScanner(sql, dialect)
  const tokens: TokenText[] = []
  let before = 0
  for (let token = scanner.next(); token; token = scanner.next()) {
    const { kind, start, end } = token
    tokens.push({ kind, start, end, source: sql.slice(start, end), gap: sql.slice(before, start) })
    before = end
  }
  return { tokens, rest: sql.slice(before), unclosed: scanner.unclosed }
}
