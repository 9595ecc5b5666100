import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { warningsOf } from './describe/warnings.ts'
import { dialects } from './parse/dialect.ts'
import { parseExpression } from './parse/parse-expression.ts'
import { writeExpression } from './write/write-expression.ts'

/** Converts an expression to another dialect. */
export const convert = defineOperation('convert', {
  input: {
    expression: textOf('text/plain'),
    from: z.enum(['auto', ...dialects]).default('auto'),
    to: z.enum(dialects),
  },
  output: {
    expression: textOf('text/plain'),
    warnings: z.array(z.strictObject({ en: z.string(), zh: z.string() })),
  },
  run({ expression, from, to }) {
    const written = writeExpression(parseExpression(expression, from), to)
    const more = warningsOf(parseExpression(written.expression, to))
    return { expression: written.expression, warnings: [...written.warnings, ...more] }
  },
})
