import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { defineOperation } from '#kit/operation.ts'
import { date, textOf, timeZone as zoneText } from '#kit/text-of.ts'
import { daysOf } from '#lib/time/civil.ts'
import { nanosecondsOf } from '#lib/time/instant.ts'
import { loadTemporal, temporal } from '#lib/time/temporal.ts'
import type { Zone } from '#lib/time/zone.ts'
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
    duration: textOf('text/plain'),
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
      text: lengthInWords({ years, months, days, hours, minutes, seconds }),
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
type Length = Record<'years' | 'months' | 'days' | 'hours' | 'minutes' | 'seconds', number>

/** Writes a difference: `2 months and 3 days`, `2 个月 3 天`; a negative one is ‘earlier’. */
function lengthInWords(length: Length): Localized {
  const parts = Object.entries(units).flatMap(([unit, words]) => {
    const amount = Math.abs(length[unit as keyof Length])
    return amount === 0 ? [] : [{ en: `${amount} ${amount === 1 ? words.one : unit}`, zh: `${amount} ${words.zh}` }]
  })
  if (parts.length === 0) return { en: '0 days', zh: '0 天' }
  const isEarlier = Object.values(length).some((amount) => amount < 0)
  const [last, ...before] = parts.map(({ en }) => en).reverse()
  const en = before.length > 0 ? `${before.reverse().join(', ')} and ${last}` : (last ?? '')
  const zh = parts.map((part) => part.zh).join(' ')
  return isEarlier ? { en: `${en} earlier`, zh: `早 ${zh}` } : { en, zh }
}

const units: Record<keyof Length, { one: string; zh: string }> = {
  years: { one: 'year', zh: '年' },
  months: { one: 'month', zh: '个月' },
  days: { one: 'day', zh: '天' },
  hours: { one: 'hour', zh: '小时' },
  minutes: { one: 'minute', zh: '分钟' },
  seconds: { one: 'second', zh: '秒' },
}
