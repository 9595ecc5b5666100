import type { SqlDialect } from '#lib/sql/dialect.ts'
import type { Token } from '#lib/sql/token.ts'
import type { Schema } from '../model/schema.ts'
import { excerptOf } from '../notes/excerpt.ts'

/** The shared context of all statement parsers. */
export class ParserContext {
  sql: string
  dialect: SqlDialect
  schema: Schema

  constructor(sql: string, dialect: SqlDialect, schema: Schema) {
    this.sql = sql
    this.dialect = dialect
    this.schema = schema
  }

  /** The source of some tokens, on one line. */
  source(tokens: readonly Token[]): string {
    const [first, last] = [tokens[0], tokens.at(-1)]
    if (!first || !last) return ''
    const source = this.sql.slice(first.start, last.end)
    return source.includes('\n') || source.includes('\r') ? joinLines(this.sql, tokens) : source
  }

  skipClause(table: string, tokens: readonly Token[]): void {
    if (tokens[0]) this.schema.remark('skippedClause', tokens[0].start, { table, clause: excerptOf(this.sql, tokens) })
  }
}

/** Joins tokens with single spaces at gaps, which leaves strings unchanged. */
const joinLines = (sql: string, tokens: readonly Token[]): string =>
  tokens
    .map(({ start, end }, at) => (at > 0 && start > (tokens[at - 1]?.end ?? 0) ? ' ' : '') + sql.slice(start, end))
    .join('')
