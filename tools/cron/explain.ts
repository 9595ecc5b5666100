import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { describeFieldInChinese } from './describe/chinese.ts'
import { describeSchedule } from './describe/describe.ts'
import { describeFieldInEnglish } from './describe/english.ts'
import { simplifyField } from './describe/simplify.ts'
import { warningsOf } from './describe/warnings.ts'
import { dialects, fieldNames, rulesOf } from './parse/dialect.ts'
import { parseExpression } from './parse/parse-expression.ts'
import { type Schedule, valuesOf } from './parse/schedule.ts'

/** Describes an expression and each of its fields. */
export const explain = defineOperation('explain', {
  input: { expression: textOf('text/plain'), dialect: z.enum(['auto', ...dialects]).default('auto') },
  output: {
    en: textOf('text/plain'),
    zh: textOf('text/plain'),
    dialect: z.enum(dialects),
    fields: z
      .array(
        z.strictObject({
          name: z.enum(fieldNames),
          source: z.string(),
          en: z.string(),
          zh: z.string(),
          values: z.array(z.int()),
        }),
      )
      .meta({ format: 'table' }),
    warnings: z.array(z.strictObject({ en: z.string(), zh: z.string() })),
  },
  run({ expression, dialect }) {
    const schedule = parseExpression(expression, dialect)
    return {
      ...describeSchedule(schedule),
      dialect: schedule.dialect,
      fields: fieldsOf(schedule),
      warnings: warningsOf(schedule),
    }
  },
})

function fieldsOf(schedule: Schedule) {
  if (schedule.kind !== 'fields') return []
  return rulesOf[schedule.dialect].fields.flatMap((name) => {
    const field = schedule.fields[name]
    if (field.source === '') return []
    // For `*` the years are not listed.
    const values = name === 'year' && field.isAny ? [] : valuesOf(field)
    const simple = simplifyField(field)
    return [
      { name, source: field.source, en: describeFieldInEnglish(simple), zh: describeFieldInChinese(simple), values },
    ]
  })
}
