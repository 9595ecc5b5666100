import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { textOf } from '#kit/text-of.ts'
import { dayOfYearOf, daysOf, weekdayOf } from '#lib/time/civil.ts'
import { type Instant, nanosecondsOf, now } from '#lib/time/instant.ts'
import { temporal } from '#lib/time/temporal.ts'
import {
  civilIn,
  writeHttpDate,
  writeIso,
  writeIsoWeek,
  writeLocal,
  writeMailDate,
  writeUtc,
} from '#lib/time/write-time.ts'
import { writeOffset, type Zone } from '#lib/time/zone.ts'

const bothLanguages = z.strictObject({ en: z.string(), zh: z.string() })

/** The output fields of a time. */
export const timeFields = {
  local: textOf('text/plain'),
  iso: z.string(),
  utc: z.string(),
  seconds: z.string(),
  milliseconds: z.string(),
  nanoseconds: z.string(),
  rfc5322: z.string(),
  http: z.string(),
  relative: bothLanguages,
  weekday: bothLanguages,
  isoWeek: z.string(),
  dayOfYear: z.int(),
  zone: z.string(),
  offset: z.string(),
  understood: bothLanguages,
}

/** Writes an instant in every form, in a time zone. Seconds and milliseconds are rounded down. */
export function describeTime(instant: Instant, zone: Zone, understood: Localized) {
  const civil = civilIn(zone, instant)
  const { seconds, nanosecond } = instant
  return {
    local: writeLocal(instant, zone),
    iso: writeIso(instant, zone),
    utc: writeUtc(instant),
    seconds: String(seconds),
    milliseconds: String(seconds * 1000 + Math.floor(nanosecond / 1_000_000)),
    nanoseconds: String(nanosecondsOf(instant)),
    rfc5322: writeMailDate(instant, zone),
    http: writeHttpDate(instant),
    relative: relativeTo(instant, zone),
    weekday: weekdays[weekdayOf(daysOf(civil)) - 1] ?? { en: '', zh: '' },
    isoWeek: writeIsoWeek(civil),
    dayOfYear: dayOfYearOf(civil),
    zone: zone.id,
    offset: writeOffset(zone.offsetAt(seconds)),
    understood,
  }
}

const weekdays: Localized[] = [
  { en: 'Monday', zh: '星期一' },
  { en: 'Tuesday', zh: '星期二' },
  { en: 'Wednesday', zh: '星期三' },
  { en: 'Thursday', zh: '星期四' },
  { en: 'Friday', zh: '星期五' },
  { en: 'Saturday', zh: '星期六' },
  { en: 'Sunday', zh: '星期日' },
]

/** Writes the difference of an instant to now in its largest whole unit: `in 3 days`, `2 个月前`. */
function relativeTo(instant: Instant, zone: Zone): Localized {
  const [from, to] = [now(), instant].map((each) =>
    new temporal.Instant(nanosecondsOf(each)).toZonedDateTimeISO(zone.id),
  )
  if (!from || !to) throw new Error('Two instants are two times')
  const apart = from.until(to, { largestUnit: 'year' })
  const amounts: [amount: number, unit: Intl.RelativeTimeFormatUnit][] = [
    [apart.years, 'year'],
    [apart.months, 'month'],
    [apart.days, 'day'],
    [apart.hours, 'hour'],
    [apart.minutes, 'minute'],
    [apart.seconds, 'second'],
  ]
  const [amount, unit] = amounts.find(([each]) => each !== 0) ?? [0, 'second']
  // Words such as ‘yesterday’ are not used, since a difference of a day need not be the day before; only zero is ‘now’.
  const numeric = amount === 0 ? 'auto' : 'always'
  const say = (language: string) => new Intl.RelativeTimeFormat(language, { numeric }).format(amount, unit)
  return { en: say('en'), zh: say('zh') }
}
