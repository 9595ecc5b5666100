import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { diagnosticsField, listDiagnostics } from '#lib/diagnostics.ts'
import { detectDialect } from '#lib/sql/detect-dialect.ts'
import { formatScript } from '#lib/sql/format-script.ts'
import { loadFormatter } from '#lib/sql/format-statement.ts'
import { sqlRules } from '#lib/sql/sql-rules.ts'
import { lineColumnsIn } from '#lib/text/line-columns-in.ts'
import { truncate } from '#lib/text/truncate.ts'
import { errors } from './errors.ts'
import { dialect } from './model/dialect-field.ts'
import { sentences, type Warning } from './notes/sentences.ts'

/**
 * Formats any SQL statement by statement, without changing words and values. Statements that cannot be parsed are kept
 * as they are.
 */
export const format = defineOperation('format', {
  input: { sql: textOf('text/x-sql'), dialect },
  output: { sql: textOf('text/x-sql'), warnings: diagnosticsField(sentences) },
  async run({ sql, dialect: given }, call) {
    if (sql.trim() === '') throw errors.empty()
    if (sql.length > maxFormatted) throw errors.tooLong({ limit: maxFormatted })
    const sqlDialect = given === 'auto' ? detectDialect(sql).dialect : given
    const formatStatement = await loadFormatter(sqlDialect)
    const { sql: written, unformatted } = formatScript(sql, sqlRules[sqlDialect], formatStatement, {
      onStatement: (start) => call.progress(start / sql.length),
    })
    const remarks = unformatted.map(({ source, start }): Warning => {
      return { code: 'unformatted', offset: start, params: { statement: shorten(source) } }
    })
    return { sql: written, warnings: listDiagnostics(remarks, (offsets) => lineColumnsIn(sql, offsets), sentences) }
  },
})

const shorten = (statement: string): string => truncate(statement.slice(0, 240).replace(/\s+/g, ' '), 60)

/** In characters; the library is slow. */
const maxFormatted = 2_000_000
