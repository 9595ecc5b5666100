import { type CivilDate, dateOf, daysOf } from '../time/civil.ts'
import { earliestTermDays, firstLunarDay, firstLunarYear, lastLunarYear, lunarTable } from './lunar-table.ts'

/** A date of the Chinese calendar. Its year has the number of the Gregorian year in which it begins. */
export interface LunarDate {
  year: number
  /** From 1 to 12. */
  month: number
  day: number
  /** Whether it is in the leap month, which repeats the month with its number. */
  isLeapMonth: boolean
  /** Whether it is the last day of the year, New Year's Eve. */
  isLastOfYear: boolean
}

interface LunarYear {
  year: number
  /** The first day of the year, in days after 1970-01-01. */
  start: number
  length: number
  /** The month that is repeated, or 0. */
  leapMonth: number
  /** The number of days of each month; the leap month follows the one that it repeats. */
  months: number[]
}

let start = daysOf(firstLunarDay)
const years: LunarYear[] = lunarTable.map((row, index) => {
  const leapMonth = Number.parseInt(row.charAt(0), 16)
  const bits = Number.parseInt(row.slice(1, 5), 16)
  const months: number[] = Array.from({ length: leapMonth > 0 ? 13 : 12 }, (_, month) =>
    bits & (1 << month) ? 30 : 29,
  )
  const length = months.reduce((sum, days) => sum + days)
  start += length
  return { year: firstLunarYear + index, start: start - length, length, leapMonth, months }
})

/**
 * Returns the date of the Chinese calendar that is a number of days after 1970-01-01; undefined outside of 1900 to
 * 2100.
 */
export function lunarDateOf(days: number): LunarDate | undefined {
  const year = years.find((each) => days >= each.start && days < each.start + each.length)
  if (!year) return undefined
  let rest = days - year.start
  let index = 0
  for (const length of year.months) {
    if (rest < length) break
    rest -= length
    index++
  }
  const { leapMonth } = year
  // The positions of months after the leap month are one more than their number.
  const isLeapMonth = leapMonth > 0 && index === leapMonth
  const month = leapMonth > 0 && index >= leapMonth ? index : index + 1
  return { year: year.year, month, day: rest + 1, isLeapMonth, isLastOfYear: days === year.start + year.length - 1 }
}

/** Why a date does not exist: the year is not in the table, it has no such leap month, or the month is shorter. */
type LunarFailure = 'outOfTable' | 'noLeapMonth' | 'noSuchDay'

/** Converts a date of the Chinese calendar to the Gregorian one. */
export function dateOfLunar(year: number, month: number, day: number, isLeapMonth: boolean): CivilDate | LunarFailure {
  const lunarYear = year < firstLunarYear || year > lastLunarYear ? undefined : years[year - firstLunarYear]
  if (!lunarYear) return 'outOfTable'
  const { leapMonth, months } = lunarYear
  if (isLeapMonth && leapMonth !== month) return 'noLeapMonth'
  const index = isLeapMonth || (leapMonth > 0 && month > leapMonth) ? month : month - 1
  if (day < 1 || day > (months[index] ?? 0)) return 'noSuchDay'
  const before = months.slice(0, index).reduce((sum, days) => sum + days, 0)
  return dateOf(lunarYear.start + before + day - 1)
}

/** The day of the month of a solar term, counted from 0 for Minor Cold in January; undefined outside of the table. */
function solarTermDay(year: number, term: number): number | undefined {
  const row = lunarTable[year - firstLunarYear]
  if (!row) return undefined
  const digit = Number.parseInt(row.charAt(5 + (term >> 1)), 16)
  return (earliestTermDays[term] ?? 0) + (term % 2 === 0 ? digit >> 2 : digit & 3)
}

/** Returns the solar term that begins on a date, counted from 0 for Minor Cold in January. */
export function solarTermOn({ year, month, day }: CivilDate): number | undefined {
  return [month * 2 - 2, month * 2 - 1].find((term) => solarTermDay(year, term) === day)
}

/** The positions of year, month and day in the sexagenary cycle, from 0 for jiazi. */
export interface Sexagenary {
  year: number
  month: number
  day: number
}

/**
 * Converts a date to sexagenary cycles. The year begins with the Chinese New Year, months with the first of their two
 * solar terms.
 */
export function sexagenaryOf(date: CivilDate): Sexagenary | undefined {
  const days = daysOf(date)
  const lunar = lunarDateOf(days)
  const term = solarTermDay(date.year, date.month * 2 - 2)
  if (!lunar || term === undefined) return undefined
  const month = date.year * 12 + date.month + 12 - (date.day < term ? 1 : 0)
  // The first of October 1949 was the first of a cycle.
  return { year: (lunar.year - 4) % 60, month: month % 60, day: (((days + 17) % 60) + 60) % 60 }
}
