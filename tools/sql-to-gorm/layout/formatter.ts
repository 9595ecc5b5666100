import type { DialectOptions } from 'sql-formatter'
import type { SqlDialect } from '#lib/sql/dialect.ts'
import { SqlScanner } from '#lib/sql/sql-scanner.ts'
import { errors } from '../errors.ts'

/** Lays out a statement; undefined for what the library cannot read, or would not leave its words to. */
type LayOut = (statement: string) => string | undefined

/**
 * Loads the library that lays out statements. What is very long stays as it stands, most of it data: the library keeps all
 * ways in memory that a statement can be read.
 */
export async function formatterFor(dialect: SqlDialect): Promise<LayOut> {
  const { formatDialect, mysql, postgresql, sqlite, transactsql } = await import('sql-formatter')
  const languages: Record<SqlDialect, DialectOptions> = { mysql, postgresql, sqlite, sqlserver: transactsql }
  const language = languages[dialect]
  const custom = [...(language.tokenizerOptions.paramTypes?.custom ?? []), ...placeholders]
  return (text) => {
    if (text === '' || text.length > maxStatementLength) return text
    try {
      const written = formatDialect(text, { dialect: language, tabWidth: 2, paramTypes: { custom } })
      return piecesOf(written, dialect) === piecesOf(text, dialect) ? written : undefined
    } catch (error) {
      // It calls itself for every parenthesis.
      if (error instanceof RangeError) throw errors.tooDeep()
      if (error instanceof Error && /at line \d{1,9} column \d{1,9}/.test(error.message)) return undefined
      throw error
    }
  }
}

const maxStatementLength = 20_000

/** What programs put their own text in place of, and amounts of money, are one word each. */
const placeholders = [
  { regex: String.raw`\$\([A-Za-z_][\w.]*\)` },
  { regex: String.raw`\$[0-9]+\.[0-9]+` },
  { regex: String.raw`[$#]\{[^{}\s]+\}` },
  { regex: String.raw`\{\{[^{}\n]+\}\}` },
]

/** All the words and values of a text in their order: with other spaces between them, but none within one. */
function piecesOf(sql: string, dialect: SqlDialect): string {
  const scanner = new SqlScanner(sql, dialect)
  const pieces: string[] = []
  for (let token = scanner.next(); token; token = scanner.next()) {
    const source = sql.slice(token.start, token.end)
    pieces.push(token.kind === 'comment' ? source.replace(/\s+/g, '') : source)
  }
  return pieces.join('\0')
}
