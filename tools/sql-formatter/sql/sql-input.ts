import { z } from 'zod'
import { detectDialect } from '#lib/sql/detect-dialect.ts'
import { type KnownDialect, type SqlRules, sqlRules } from '#lib/sql/sql-rules.ts'
import { type TokenText, tokenTexts } from '#lib/sql/token-text.ts'
import { lineColumnsIn } from '#lib/text/line-columns-in.ts'
import { errors } from '../errors.ts'

/** The dialect; `auto` detects it from the text. */
export const dialectField = z
  .enum([
    'auto',
    ...(['mysql', 'postgresql', 'sqlite', 'sqlserver', 'oracle', 'mariadb', 'bigquery', 'snowflake', 'hive'] as const),
    ...(['spark', 'clickhouse', 'db2', 'standard'] as const),
  ])
  .default('auto')

/** Rejects a text that is empty or too long. */
export function checkLength(text: string): void {
  if (text.trim() === '') throw errors.empty()
  if (text.length > maxLength) throw errors.tooLong({ limit: maxLength })
}

/** In characters. */
const maxLength = 2_000_000

export const dialectOf = (sql: string, dialect: KnownDialect | 'auto'): KnownDialect =>
  dialect === 'auto' ? detectDialect(sql).dialect : dialect

/** MySQL's executable comments are tokenized as comments, which are kept as they are. */
export const rulesOf = (dialect: KnownDialect): SqlRules => ({ ...sqlRules[dialect], runsComments: false })

/**
 * Splits SQL into tokens.
 *
 * @throws syntax for an unclosed quote, comment or bracket
 */
export function tokensOf(sql: string, dialect: KnownDialect): { tokens: TokenText[]; rest: string } {
  const { tokens, rest, unclosed } = tokenTexts(sql, rulesOf(dialect))
  const [open] = unclosed
  if (open) {
    const [place] = lineColumnsIn(sql, [open.start])
    throw errors.syntax({ line: place?.line ?? 1, column: place?.column ?? 1, reason: `${open.sign} is missing` })
  }
  return { tokens, rest }
}
