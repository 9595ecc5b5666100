import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { fillParameters } from './log/fill-parameters.ts'
import { parseParameters } from './log/parameters.ts'
import { parseLog } from './log/parse-log.ts'
import { checkLength, dialectField, dialectOf } from './sql/sql-input.ts'

/** Fills the placeholders of a statement with parameters from a log of MyBatis, Hibernate or p6spy, or from a list. */
export const fill = defineOperation('fill', {
  input: {
    sql: textOf('text/x-sql'),
    parameters: z.string().max(2_000_000).meta({ format: 'textarea' }).default(''),
    style: z.enum(['auto', 'mybatis', 'question', 'named', 'dollar', 'at']).default('auto'),
    dialect: dialectField,
  },
  output: {
    sql: textOf('text/x-sql'),
    filled: z.int(),
    missing: z.array(z.string()),
    unused: z.array(z.string()),
  },
  run({ sql, parameters, style, dialect: given }) {
    checkLength(sql)
    const logged = style === 'auto' || style === 'mybatis' ? parseLog(sql) : []
    if (style === 'mybatis' && logged.length === 0 && !/\bParameters:/.test(parameters)) throw errors.notLog()
    const statements = logged.length > 0 ? logged : [{ sql, parameters: parseParameters(parameters) }]
    const dialect = dialectOf(statements.map((statement) => statement.sql).join('\n'), given)
    const places = logged.length > 0 || style === 'mybatis' ? 'question' : style
    const results = statements.map((statement) => fillParameters(statement.sql, statement.parameters, places, dialect))
    const isMany = results.length > 1
    return {
      sql: results.map((result) => (isMany ? `${result.sql.trimEnd().replace(/;$/, '')};\n` : result.sql)).join('\n'),
      filled: results.reduce((sum, { filled }) => sum + filled, 0),
      missing: results.flatMap(({ missing }) => missing),
      unused: results.flatMap(({ unused }) => unused),
    }
  },
})
