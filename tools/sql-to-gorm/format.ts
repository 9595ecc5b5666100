import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { diagnosticsField, listDiagnostics } from '#lib/diagnostics.ts'
import { detectDialect } from '#lib/sql/detect-dialect.ts'
import { loadFormatter } from '#lib/sql/format-statement.ts'
import { statementsIn } from '#lib/sql/statements.ts'
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
    const layOut = await loadFormatter(sqlDialect)
    const written: string[] = []
    const remarks: Warning[] = []
    let start = 0
    for (const { terminator, end } of statementsIn(sql, sqlDialect)) {
      call.progress(start / sql.length)
      const source = sql.slice(start, terminator?.start ?? end)
      const statement = source.trim()
      const laidOut = layOut(statement)
      if (laidOut === undefined) {
        const offset = start + source.indexOf(statement)
        remarks.push({ code: 'unformatted', offset, params: { statement: shorten(statement) } })
      }
      const text = laidOut ?? statement
      const ending = terminator ? sql.slice(terminator.start, end).trim() : ''
      if (text || ending) written.push(text + (/^;?$/.test(ending) || text === '' ? '' : '\n') + ending)
      start = end
    }
    return {
      sql: `${written.join('\n\n')}\n`,
      warnings: listDiagnostics(remarks, (offsets) => lineColumnsIn(sql, offsets), sentences),
    }
  },
})

const shorten = (statement: string): string => truncate(statement.slice(0, 240).replace(/\s+/g, ' '), 60)

/** In characters; the library is slow. */
const maxFormatted = 2_000_000
