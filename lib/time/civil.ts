// The proleptic Gregorian calendar of ISO 8601 on plain numbers: a log may have a million times, for each of which
// Temporal creates objects.

/** A date and time of day without a time zone. */
export interface Civil extends CivilDate {
  hour: number
  minute: number
  second: number
  nanosecond: number
}

export interface CivilDate {
  /** Year 0 is 1 BC. */
  year: number
  /** From 1. */
  month: number
  day: number
}

/** In seconds. */
export const secondsPerDay = 86_400

/** Counts the days from 1970-01-01 to a date (Howard Hinnant, chrono-compatible low-level date algorithms). */
export function daysOf({ year, month, day }: CivilDate): number {
  // Years begin with March here, so that the leap day is the last of them.
  const shifted = month > 2 ? year : year - 1
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** Returns the date that is a number of days after 1970-01-01. */
export function dateOf(days: number): CivilDate {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  }
}

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31

export const isDate = ({ year, month, day }: CivilDate): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)

/** The day of the week as ISO 8601 counts it: Monday is 1, Sunday 7. */
export const weekdayOf = (days: number): number => ((((days + 3) % 7) + 7) % 7) + 1

/** The day of the year, from 1. */
export const dayOfYearOf = (date: CivilDate): number => daysOf(date) - daysOf({ year: date.year, month: 1, day: 1 }) + 1

/** The ISO 8601 week, and its year, which is that of its Thursday. */
export function isoWeekOf(date: CivilDate): { year: number; week: number } {
  const days = daysOf(date)
  const thursday = days - weekdayOf(days) + 4
  const { year } = dateOf(thursday)
  return { year, week: Math.floor((thursday - daysOf({ year, month: 1, day: 1 })) / 7) + 1 }
}

/** Counts the seconds from 1970-01-01 00:00 to a time on the same clock. */
export const secondsOf = (civil: Civil): number =>
  daysOf(civil) * secondsPerDay + civil.hour * 3600 + civil.minute * 60 + civil.second

/** Returns the civil time that is a number of seconds after 1970-01-01 00:00 on the same clock. */
export function civilOf(seconds: number, nanosecond = 0): Civil {
  const days = Math.floor(seconds / secondsPerDay)
  const rest = seconds - days * secondsPerDay
  const hour = Math.floor(rest / 3600)
  const minute = Math.floor((rest - hour * 3600) / 60)
  const { year, month, day } = dateOf(days)
  return { year, month, day, hour, minute, second: rest - hour * 3600 - minute * 60, nanosecond }
}
