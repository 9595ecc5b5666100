import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { detectDialect } from '#lib/sql/dialect.ts'
import { statementsIn } from '#lib/sql/statements.ts'
import { errors } from './errors.ts'
import { formatterFor } from './layout/formatter.ts'
import { dialect } from './model/dialect-field.ts'

/** Lays out SQL of any kind, statement by statement; its words and values stay. */
export const format = defineOperation('format', {
  input: { sql: textOf('text/x-sql'), dialect },
  output: { sql: textOf('text/x-sql') },
  async run({ sql, dialect: given }, call) {
    if (sql.trim() === '') throw errors.empty()
    if (sql.length > mostFormatted) throw errors.tooLong({ limit: mostFormatted })
    const known = given === 'auto' ? detectDialect(sql) : given
    const layOut = await formatterFor(known)
    const written: string[] = []
    let start = 0
    for (const { terminator, end } of statementsIn(sql, known)) {
      call.progress(start / sql.length)
      const text = layOut(sql, start, terminator?.start ?? end)
      const ending = terminator ? sql.slice(terminator.start, end).trim() : ''
      if (text || ending) written.push(text + (/^;?$/.test(ending) || text === '' ? '' : '\n') + ending)
      start = end
    }
    return { sql: `${written.join('\n\n')}\n` }
  },
})

/** In characters; the library takes its time over each statement. */
const mostFormatted = 2_000_000
