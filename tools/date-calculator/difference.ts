import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { date, textOf, timeZone as zoneText } from '#kit/text-of.ts'
import { daysOf } from '#lib/time/civil.ts'
import { nanosecondsOf } from '#lib/time/instant.ts'
import { loadTemporal, temporal } from '#lib/time/temporal.ts'
import type { Zone } from '#lib/time/zone.ts'
import { lengthInWords } from './describe/length-in-words.ts'
import { bothLanguages } from './describe/weekdays.ts'
import { errors } from './errors.ts'
import { type Moment, readMoment, zoneNamed } from './read/read-moment.ts'
import { workCalendar, workdayFields } from './workdays/calendar.ts'

/** Tells how far two dates or times are apart, as calendars count and in working days. An empty end is now. */
export const difference = defineOperation('difference', {
  input: {
    from: date(),
    to: date(),
    timeZone: zoneText().default('local'),
    inclusive: z.boolean().default(false),
    ...workdayFields,
  },
  output: {
    years: z.int(),
    months: z.int(),
    days: z.int(),
    hours: z.int(),
    minutes: z.int(),
    seconds: z.int(),
    duration: textOf('text/plain'),
    totalDays: z.int(),
    totalSeconds: z.int(),
    workingDays: z.int(),
    text: bothLanguages,
  },
  async run({ from, to, timeZone, inclusive, ...workdays }) {
    if (from.trim() === '') throw errors.empty()
    await loadTemporal()
    const zone = zoneNamed(timeZone)
    const [start, end] = [readMoment(from, zone), readMoment(to, zone)]
    const isBackwards = end.instant.seconds < start.instant.seconds
    const [one, other] = [start, end].map((moment) => zonedOf(moment, zone))
    if (!one || !other) throw errors.empty()
    // The last day counts as well, whichever end is later.
    const last = inclusive && !isBackwards ? other.add({ days: 1 }) : other
    const first = inclusive && isBackwards ? one.add({ days: 1 }) : one
    const apart = first.until(last, { largestUnit: 'year' })
    const { years, months, days, hours, minutes, seconds } = apart
    const nanoseconds = last.epochNanoseconds - first.epochNanoseconds
    return {
      years,
      months,
      days,
      hours,
      minutes,
      seconds,
      duration: apart.toString(),
      totalDays: first.until(last, { largestUnit: 'day' }).days,
      totalSeconds: Number(nanoseconds / 1_000_000_000n),
      workingDays: workingDays(daysOf(start.civil), daysOf(end.civil), inclusive, workdays),
      text: lengthInWords({ years, months, days, hours, minutes, seconds }),
    }
  },
})

const zonedOf = ({ instant }: Moment, zone: Zone) =>
  new temporal.Instant(nanosecondsOf(instant)).toZonedDateTimeISO(zone.id)

/** The first day does not count, as the last one does: what `add` gives for so many working days. */
function workingDays(
  from: number,
  to: number,
  isInclusive: boolean,
  options: Parameters<typeof workCalendar>[0],
): number {
  const calendar = workCalendar(options)
  if (from <= to) return calendar.count(isInclusive ? from - 1 : from, to)
  const count = calendar.count(to - 1, isInclusive ? from : from - 1)
  return count === 0 ? 0 : -count
}
