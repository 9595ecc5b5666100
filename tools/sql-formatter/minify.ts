import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { byteCount, textOf } from '#kit/text-of.ts'
import { checkLength, dialectField, dialectOf } from './sql/checked.ts'
import { minified } from './sql/minified.ts'

/** Writes SQL as short as its words let it be: on one line, without comments. */
export const minify = defineOperation('minify', {
  input: {
    sql: textOf('text/x-sql'),
    dialect: dialectField,
    comments: z.enum(['drop', 'keep', 'hints']).default('drop'),
  },
  output: { sql: textOf('text/x-sql'), size: byteCount() },
  run({ sql, dialect, comments }) {
    checkLength(sql)
    const written = minified(sql, dialectOf(sql, dialect), comments)
    return { sql: written, size: new TextEncoder().encode(written).length }
  },
})
