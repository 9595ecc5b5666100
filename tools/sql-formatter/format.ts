import { z } from 'zod'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { formatScript } from '#lib/sql/format-script.ts'
import { loadFormatter } from '#lib/sql/format-statement.ts'
import { checkLength, dialectField, dialectOf, rulesOf, tokensOf } from './sql/sql-input.ts'
import { listUnformatted, sentences } from './sql/unformatted.ts'

/**
 * Formats SQL of any dialect, statement by statement. Words, strings and comments are kept; a statement that cannot be
 * parsed, or is very long or deep, is kept as it is, with a warning.
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
  output: { sql: textOf('text/x-sql'), statements: z.int(), warnings: diagnosticsField(sentences) },
  async run({ sql, dialect: given, blankLines, ...options }, call) {
    checkLength(sql)
    const dialect = dialectOf(sql, given)
    tokensOf(sql, dialect)
    const formatStatement = await loadFormatter(dialect, options)
    const {
      sql: written,
      statements,
      unformatted,
    } = formatScript(sql, rulesOf(dialect), formatStatement, {
      blankLines,
      onStatement(start) {
        call.signal.throwIfAborted()
        call.progress(start / sql.length)
      },
    })
    return { sql: written, statements, warnings: listUnformatted(unformatted, sql) }
  },
})
