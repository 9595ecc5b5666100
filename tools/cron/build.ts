import { z } from 'zod'
import { onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { truncate } from '#lib/text/truncate.ts'
import { weekdayNumber } from '#lib/time/read/names.ts'
import { describeSchedule } from './describe/describe.ts'
import { errors } from './errors.ts'
import { type Dialect, dialects, type FieldName, rulesOf } from './parse/dialect.ts'
import { parseExpression } from './parse/parse-expression.ts'

/** The suggested names; other spellings are accepted. */
const weekday = z.string().meta({ examples: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] })

/** Builds an expression from chosen times. */
export const build = defineOperation('build', {
  input: {
    every: z.enum(['minute', 'hour', 'day', 'week', 'month', 'year']).default('day'),
    step: onlyFor({ every: ['minute', 'hour', 'day', 'month'] }, z.int().min(1).max(59).default(1)),
    minute: onlyFor({ every: ['hour', 'day', 'week', 'month', 'year'] }, z.int().min(0).max(59).default(0)),
    hour: onlyFor({ every: ['day', 'week', 'month', 'year'] }, z.int().min(0).max(23).default(0)),
    weekdays: onlyFor({ every: ['week'] }, z.array(weekday).default([])),
    day: onlyFor({ every: ['month', 'year'] }, z.string().default('1')),
    month: onlyFor({ every: ['year'] }, z.int().min(1).max(12).default(1)),
    dialect: z.enum(dialects).default('unix'),
  },
  output: { expression: textOf('text/plain'), en: z.string(), zh: z.string() },
  run({ every, step, minute, hour, weekdays, day, month, dialect }) {
    const steps = step === 1 ? '*' : `*/${step}`
    const named = weekdays.length > 0 ? weekdays.map(nameOf).join(',') : 'MON'
    const isTimed = every !== 'minute' && every !== 'hour'
    const fields: Record<FieldName, string> = {
      second: '0',
      minute: every === 'minute' ? steps : String(minute),
      hour: every === 'hour' ? steps : isTimed ? String(hour) : '*',
      'day-of-month': every === 'day' ? steps : every === 'month' || every === 'year' ? day.trim() : '*',
      month: every === 'month' ? steps : every === 'year' ? String(month) : '*',
      'day-of-week': every === 'week' ? named : '*',
      year: '*',
    }
    const expression = expressionOf(fields, every === 'week', dialect)
    return { expression, ...describeSchedule(parseExpression(expression, dialect)) }
  },
})

function expressionOf(fields: Record<FieldName, string>, isWeekly: boolean, dialect: Dialect): string {
  const { fields: names, needsOneUnspecified, hasOptionalYear } = rulesOf[dialect]
  const unspecified = needsOneUnspecified && (isWeekly ? 'day-of-month' : 'day-of-week')
  const words = names.flatMap((name) => {
    if (name === 'year' && hasOptionalYear) return []
    // A space would split a field in two.
    return [name === unspecified ? '?' : fields[name].replace(/\s+/g, '') || '*']
  })
  return dialect === 'aws' ? `cron(${words.join(' ')})` : words.join(' ')
}

/** Days of the week by their names in English or Chinese: `mon`, `Monday`, `周一`. */
function nameOf(word: string): string {
  const weekday = weekdayNumber(word.trim().replace(/^(?:星期|周|礼拜)/, ''))
  const name = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'][(weekday ?? 0) - 1]
  if (!name) throw errors.badWeekday({ found: truncate(word) })
  return name
}
