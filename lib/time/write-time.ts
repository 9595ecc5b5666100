import { type Civil, civilOf, daysOf, isoWeekOf, weekdayOf } from './civil.ts'
import type { Instant } from './instant.ts'
import { writeOffset, type Zone } from './zone.ts'

/** Returns the civil time of a zone at an instant. */
export const civilIn = (zone: Zone, { seconds, nanosecond }: Instant): Civil =>
  civilOf(seconds + zone.offsetAt(seconds), nanosecond)

/** Writes a time as RFC 3339 does, with the offset of a zone: `2026-01-05T15:04:05+08:00`. */
export const writeIso = (instant: Instant, zone: Zone): string =>
  `${writeCivil(civilIn(zone, instant), 'T')}${writeOffset(zone.offsetAt(instant.seconds))}`

/** Writes a time in UTC: `2026-01-05T07:04:05Z`. */
export const writeUtc = ({ seconds, nanosecond }: Instant): string =>
  `${writeCivil(civilOf(seconds, nanosecond), 'T')}Z`

/** Writes the civil time of a zone: `2026-01-05 15:04:05`, and the fraction if it has one. */
export const writeLocal = (instant: Instant, zone: Zone): string => writeCivil(civilIn(zone, instant), ' ')

function writeCivil(civil: Civil, gap: string): string {
  const clock = `${twoDigits(civil.hour)}:${twoDigits(civil.minute)}:${twoDigits(civil.second)}`
  return writeDate(civil) + gap + clock + writeFraction(civil.nanosecond)
}

/** Writes a date as ISO 8601 does; years before 0 and from 10000 with a sign and six digits. */
export const writeDate = ({ year, month, day }: Pick<Civil, 'year' | 'month' | 'day'>): string =>
  `${writeYear(year)}-${twoDigits(month)}-${twoDigits(day)}`

function writeYear(year: number): string {
  if (year >= 0 && year <= 9999) return String(year).padStart(4, '0')
  return (year < 0 ? '-' : '+') + String(Math.abs(year)).padStart(6, '0')
}

/** Nothing, or a point and three, six or nine digits. */
function writeFraction(nanosecond: number): string {
  if (nanosecond === 0) return ''
  const digits = String(nanosecond).padStart(9, '0')
  return `.${digits.endsWith('000000') ? digits.slice(0, 3) : digits.endsWith('000') ? digits.slice(0, 6) : digits}`
}

/** Writes a time as in mail (RFC 5322, section 3.3); empty unless the year has four digits. */
export function writeMailDate(instant: Instant, zone: Zone): string {
  const offset = zone.offsetAt(instant.seconds)
  const civil = civilIn(zone, instant)
  // Offsets before standard time have seconds, which mail cannot write.
  return offset % 60 === 0 ? inMailForm(civil, writeOffset(offset).replace(':', '')) : ''
}

/** Writes a time as in HTTP (RFC 9110, section 5.6.7); empty unless the year has four digits. */
export const writeHttpDate = ({ seconds }: Instant): string => inMailForm(civilOf(seconds), 'GMT')

function inMailForm(civil: Civil, zone: string): string {
  if (civil.year < 0 || civil.year > 9999) return ''
  const date = `${twoDigits(civil.day)} ${shortMonths[civil.month - 1]} ${writeYear(civil.year)}`
  const clock = `${twoDigits(civil.hour)}:${twoDigits(civil.minute)}:${twoDigits(civil.second)}`
  return `${shortWeekdays[weekdayOf(daysOf(civil)) - 1]}, ${date} ${clock} ${zone}`
}

const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const shortWeekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Writes the ISO 8601 week of a date: `2026-W02`. */
export function writeIsoWeek(date: Pick<Civil, 'year' | 'month' | 'day'>): string {
  const { year, week } = isoWeekOf(date)
  return `${writeYear(year)}-W${twoDigits(week)}`
}

export const twoDigits = (number: number): string => (number < 10 ? `0${number}` : String(number))
