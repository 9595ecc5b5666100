import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { dateOfLunar } from '#lib/lunar/lunar-date.ts'
import { writeDate } from '#lib/time/write-time.ts'
import { errors } from './errors.ts'

/** Converts a date of the Chinese calendar to the Gregorian one. */
export const fromLunar = defineOperation('from-lunar', {
  input: {
    year: z.int(),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(30),
    isLeapMonth: z.boolean().default(false),
  },
  output: { date: textOf('text/plain') },
  run({ year, month, day, isLeapMonth }) {
    const date = dateOfLunar(year, month, day, isLeapMonth)
    if (typeof date === 'object') return { date: writeDate(date) }
    if (date === 'outOfTable') throw errors.outOfTable()
    if (date === 'noLeapMonth') throw errors.noLeapMonth({ month })
    // A month has 29 or 30 days; the date in digits would be taken for one of the Gregorian calendar.
    throw errors.shortMonth({ year, month, kind: isLeapMonth ? 'Leap month' : 'Month' })
  },
})
