import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { textOf } from '#kit/text-of.ts'
import { dayOfYearOf, daysOf, weekdayOf } from '#lib/time/civil.ts'
import { type Instant, nanosecondsOf } from '#lib/time/instant.ts'
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
import { relativeTo } from './relative.ts'

const bothLanguages = z.strictObject({ en: z.string(), zh: z.string() })

/** A time in all the forms that people ask for. */
export const timeFacts = {
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

/** Writes an instant in every form, for the clocks of a zone. Seconds and milliseconds are whole, the earlier ones. */
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
