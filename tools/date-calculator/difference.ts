import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { defineOperation } from '#kit/operation.ts'
import { date, timeZone as zoneText } from '#kit/text-of.ts'
import { daysOf } from '#lib/time/civil.ts'
import { nanosecondsOf } from '#lib/time/instant.ts'
import { loadTemporal, temporal } from '#lib/time/temporal.ts'
import type { Zone } from '#lib/time/zone.ts'
import { lengthInWords } from './describe/length-words.ts'
import { bothLanguages } from './describe/weekdays.ts'
import { errors } from './errors.ts'
import { type Moment, readMoment, zoneNamed } from './read/read-moment.ts'
import { workCalendar, workdayFields } from './workdays/calendar.ts'

/** Returns the difference of two dates or times in calendar units and in working days. An empty end is now. */
export const difference = defineOperation('difference', {
  input: {
    // Without a default, so that the page, once opened, waits for a time: two times that are now have no difference.
    from: date(),
    to: date().default(''),
    timeZone: zoneText().default('local'),
    inclusive: z.boolean().default(false),
    ...workdayFields,
  },
  // The most wanted fields come first: the words, then the days; the single units come last.
  output: {
    text: bothLanguages,
    totalDays: z.int(),
    workingDays: z.int(),
    // No text to work on, which would be shown before the words.
    duration: z.string(),
    totalSeconds: z.int(),
    years: z.int(),
    months: z.int(),
    days: z.int(),
    hours: z.int(),
    minutes: z.int(),
    seconds: z.int(),
  },
  async run({ from, to, timeZone, inclusive, ...workdays }) {
    if (from.trim() + to.trim() === '') throw errors.empty()
    await loadTemporal()
    const zone = zoneNamed(timeZone)
    const [start, end] = [readMoment(from, zone), readMoment(to, zone)]
    const isBackwards = end.instant.seconds < start.instant.seconds
    const [one, other] = [start, end].map((moment) => zonedOf(moment, zone))
    if (!one || !other) throw errors.empty()
    // Includes the later day, whichever end it is.
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
      text: differenceInWords({ years, months, days, hours, minutes, seconds }),
    }
  },
})

const zonedOf = ({ instant }: Moment, zone: Zone) =>
  new temporal.Instant(nanosecondsOf(instant)).toZonedDateTimeISO(zone.id)

/** Counts working days without the first day but with the last, so that `add` leads from one to the other. */
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

/** A difference of two times; all parts have the same sign. */
type Difference = Record<'years' | 'months' | 'days' | 'hours' | 'minutes' | 'seconds', number>

/** Writes a difference; a negative one is ‘earlier’. */
function differenceInWords(difference: Difference): Localized {
  const sizes = Object.entries(difference).map(([unit, amount]) => [unit, Math.abs(amount)] as const)
  const words = lengthInWords(Object.fromEntries(sizes))
  if (!words) return { en: '0 days', zh: '0 天' }
  const isEarlier = Object.values(difference).some((amount) => amount < 0)
  return isEarlier ? { en: `${words.en} earlier`, zh: `早 ${words.zh}` } : words
}
