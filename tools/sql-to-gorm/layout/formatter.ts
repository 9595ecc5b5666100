import type { DialectOptions } from 'sql-formatter'
import type { ToolError } from '#kit/tool-error.ts'
import type { SqlDialect } from '#lib/sql/dialect.ts'
import { lineColumnsIn } from '#lib/text/line-columns-in.ts'
import { errors } from '../errors.ts'

/** Lays out the statement that stands between two offsets of a text. */
type LayOut = (sql: string, start: number, end: number) => string

/**
 * Loads the library that lays out statements. What is very long stays as it stands, most of it data: the library keeps all
 * ways in memory that a statement can be read.
 */
export async function formatterFor(dialect: SqlDialect): Promise<LayOut> {
  const { formatDialect, mysql, postgresql, sqlite, transactsql } = await import('sql-formatter')
  const languages: Record<SqlDialect, DialectOptions> = { mysql, postgresql, sqlite, sqlserver: transactsql }
  return (sql, start, end) => {
    const text = sql.slice(start, end).trim()
    if (text === '' || text.length > longestStatement) return text
    try {
      return formatDialect(text, { dialect: languages[dialect], tabWidth: 2 })
    } catch (error) {
      // It calls itself for every parenthesis.
      if (error instanceof RangeError) throw errors.tooDeep()
      const failure = error instanceof Error && toToolError(error, sql, start + sql.slice(start, end).indexOf(text))
      throw failure || error
    }
  }
}

const longestStatement = 20_000

/** What the library could not read, with its place in the whole text; undefined for a bug. */
function toToolError({ message }: Error, sql: string, start: number): ToolError | undefined {
  const [, row = '', at = ''] = /at line (\d{1,9}) column (\d{1,9})/.exec(message) ?? []
  if (!row) return undefined
  const [place = { line: 1, column: 1 }] = lineColumnsIn(sql, [start])
  const line = place.line + Number(row) - 1
  const column = row === '1' ? place.column + Number(at) - 1 : Number(at)
  const [, word = ''] = parseError.exec(message) ?? []
  return errors.syntax({ line, column, found: word.replace('«EOF»', '') || 'EOF', expected: 'SQL' })
}

/** With the word that it stopped at. */
const parseError = /^Parse error(?: at token)?: (?:Unexpected ")?([^\s;]{1,40})/
