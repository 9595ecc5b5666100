import { z } from 'zod'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { loadFormatter } from '#lib/sql/format-statement.ts'
import { statementsIn } from '#lib/sql/statements.ts'
import { checkLength, dialectField, dialectOf, rulesOf, tokensOf } from './sql/sql-input.ts'

/**
 * Formats SQL of any dialect, statement by statement. Words, strings and comments are kept; a statement that cannot be
 * parsed, or is very long or deep, is kept as it is.
 */
export const format = defineOperation('format', {
  input: {
    sql: textOf('text/x-sql'),
    dialect: dialectField,
    indent: z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 'tab']).default(2),
    keywords: z.enum(['upper', 'lower', 'keep']).default('upper'),
    functions: advanced(z.enum(['keep', 'upper', 'lower']).default('keep')),
    commas: z.enum(['after', 'before']).default('after'),
    logical: advanced(z.enum(['before', 'after']).default('before')),
    lineWidth: z.int().min(20).max(200).default(50),
    blankLines: advanced(z.int().min(0).max(5).default(1)),
  },
  output: { sql: textOf('text/x-sql'), statements: z.int() },
  async run({ sql, dialect: given, blankLines, ...options }, call) {
    checkLength(sql)
    const dialect = dialectOf(sql, given)
    tokensOf(sql, dialect)
    const layOut = await loadFormatter(dialect, options)
    const written: string[] = []
    let [statements, start] = [0, 0]
    for (const { tokens, terminator, end } of statementsIn(sql, rulesOf(dialect))) {
      call.signal.throwIfAborted()
      call.progress(start / sql.length)
      const statement = sql.slice(start, terminator?.start ?? end).trim()
      const ending = terminator ? sql.slice(terminator.start, end).trim() : ''
      const text = layOut(statement) ?? statement
      if (text || ending) written.push(text + (/^;?$/.test(ending) || text === '' ? '' : '\n') + ending)
      if (tokens.length > 0) statements++
      start = end
    }
    return { sql: `${written.join('\n'.repeat(blankLines + 1))}\n`, statements }
  },
})
