import { z } from 'zod'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { date as dateText, textOf, timeZone as zoneText } from '#kit/text-of.ts'
import { dateOf, daysOf } from '#lib/time/civil.ts'
import { instantOf, nanosecondsOf } from '#lib/time/instant.ts'
import { loadTemporal, temporal } from '#lib/time/temporal.ts'
import { civilIn, writeDate, writeIso, writeIsoWeek } from '#lib/time/write-time.ts'
import { lunarName } from './describe/lunar-words.ts'
import { bothLanguages, weekdayName } from './describe/weekdays.ts'
import { errors } from './errors.ts'
import { readMoment, zoneNamed } from './read/read-moment.ts'
import { addWorkingDays, workCalendar, workdayFields } from './workdays/calendar.ts'

const amount = z.int().default(0)

/**
 * Adds a duration to a date or subtracts it: years and months first, then weeks, days and working days, then the time
 * of day.
 */
export const add = defineOperation('add', {
  input: {
    date: dateText(),
    years: amount,
    months: amount,
    weeks: amount,
    days: amount,
    workingDays: amount,
    hours: amount,
    minutes: amount,
    seconds: amount,
    timeZone: zoneText().default('local'),
    ...workdayFields,
    overflow: advanced(z.enum(['constrain', 'reject']).default('constrain')),
  },
  output: { result: textOf('text/plain'), weekday: bothLanguages, isoWeek: z.string(), lunar: bothLanguages },
  async run({ date, years, months, weeks, days, workingDays, hours, minutes, seconds, timeZone, overflow, ...rest }) {
    if (date.trim() === '') throw errors.empty()
    await loadTemporal()
    const zone = zoneNamed(timeZone)
    const { instant, isDate } = readMoment(date, zone)
    const calendar = workCalendar(rest)
    const nanoseconds = withinRange(() => {
      const start = new temporal.Instant(nanosecondsOf(instant)).toZonedDateTimeISO(zone.id)
      const month = start.add({ years, months })
      // The 31st of a shorter month.
      if (overflow === 'reject' && month.day !== start.day) {
        throw errors.noSuchDate({ date: writeDate({ year: month.year, month: month.month, day: start.day }) })
      }
      const day = month.add({ weeks, days })
      const worked = dateOf(addWorkingDays(calendar, daysOf(day), workingDays))
      return day.with(worked).add({ hours, minutes, seconds }).epochNanoseconds
    })
    const result = instantOf(nanoseconds)
    const civil = civilIn(zone, result)
    const isDay = isDate && hours === 0 && minutes === 0 && seconds === 0
    return {
      result: isDay ? writeDate(civil) : writeIso(result, zone),
      weekday: weekdayName(civil),
      isoWeek: writeIsoWeek(civil),
      lunar: lunarName(civil),
    }
  },
})

/** Temporal throws for dates outside its range, and for larger amounts. */
function withinRange<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) throw errors.outOfRange()
    throw error
  }
}
