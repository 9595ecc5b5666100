import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { date as dateText, textOf } from '#kit/text-of.ts'
import { type CivilDate, dayOfYearOf, daysOf, isLeapYear } from '#lib/time/civil.ts'
import { loadTemporal } from '#lib/time/temporal.ts'
import { writeDate, writeIsoWeek } from '#lib/time/write-time.ts'
import { animalName, festivalName, lunarName, sexagenaryName, solarTermName } from './describe/lunar-words.ts'
import { bothLanguages, weekdayName } from './describe/weekdays.ts'
import { readDay } from './read/read-moment.ts'

const calendars = [
  'japanese',
  'buddhist',
  'roc',
  'hebrew',
  'islamic-umalqura',
  'persian',
  'indian',
  'coptic',
  'ethiopic',
] as const

/** Returns facts about a date, which is taken as written, regardless of its offset. */
export const inspect = defineOperation('inspect', {
  input: { date: dateText() },
  output: {
    iso: textOf('text/plain'),
    weekday: bothLanguages,
    isoWeek: z.string(),
    quarter: z.int(),
    dayOfYear: z.int(),
    isLeapYear: z.boolean(),
    julianDay: z.int(),
    lunar: bothLanguages,
    sexagenary: z.string(),
    animal: bothLanguages,
    solarTerm: bothLanguages.optional(),
    festival: bothLanguages.optional(),
    calendars: z.array(z.strictObject({ calendar: z.enum(calendars), text: z.string() })).meta({ format: 'table' }),
  },
  async run({ date }) {
    await loadTemporal()
    const day = readDay(date)
    const solarTerm = solarTermName(day)
    const festival = festivalName(day)
    return {
      iso: writeDate(day),
      weekday: weekdayName(day),
      isoWeek: writeIsoWeek(day),
      quarter: Math.ceil(day.month / 3),
      dayOfYear: dayOfYearOf(day),
      isLeapYear: isLeapYear(day.year),
      // The Julian day number, at noon of the day.
      julianDay: daysOf(day) + 2_440_588,
      lunar: lunarName(day),
      sexagenary: sexagenaryName(day),
      animal: animalName(day),
      ...(solarTerm && { solarTerm }),
      ...(festival && { festival }),
      calendars: calendars.map((calendar) => ({ calendar, text: writeIn(calendar, day) })),
    }
  },
})

const writeIn = (calendar: string, date: CivilDate): string =>
  new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    daysOf(date) * 86_400_000,
  )
