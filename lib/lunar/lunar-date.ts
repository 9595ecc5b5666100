import { type CivilDate, dateOf, daysOf } from '../time/civil.ts'

/**
 * The Chinese calendar from 1900 to 2100 (GB/T 33661-2017), seventeen hexadecimal digits a year: its leap month, or 0;
 * its months as bits, the first one lowest, 1 for 30 days and 0 for 29, the leap month after the one that it repeats;
 * and its twenty-four solar terms, two a digit, as days after the earliest possible one of each.
 */
const lunarTable = `
816d295a59a599aa5 00752a5a6aa9aaaa9 00ea5a9aaaeaaaaaa 5164aaafaeeaeeaaa 0064beaa59a599aa5 00a9ba5a6aa9aaaa9
41556a9aaaaaaaaaa 0056aaafaeeaeeaaa 00b59eaa59a599aa5 21752a5a6aa9aaaa9 00752a9aaaaaaaaaa 61b25aafaeeaeeaaa
00b25eaa59a599a95 00a4b95a6aa9a9aa9 514aba5a6aaaaaaaa 002adaabaaeaaeaaa 0056baaa59a599695 20b6995a69a9a9aa9
00da9a5a6aaaaaaa9 71d92aabaaeaaeaaa 00e92aaa59a599695 00d2595a59a9a9aa5 51a4da5a6aaaaaaa9 00a56a9aaaeaaeaaa
002b6aaa59a599695 415b595a59a9a9aa5 006d4a5a6aa9aaaa9 00ea9a9aaaeaaeaaa 21e92aaa59a599555 00e9295a59a599aa5
60d26a5a6aa9aaaa9 0052ba9aaaeaaaaaa 00a57aaa599599555 512b695a59a599aa5 00b5aa5a6aa9aaaa9 006d4a9aaaaaaaaaa
30ec9aaa599599555 0074995a59a599aa5 71693a5a6aa9aaaa9 00a93a9aaaaaaaaaa 0052baaa599599555 60a5b95a59a599aa5
00aada5a6aa9aaaa9 0056aa9aaaaaaaaaa 41b55aaa559599555 00ba495a59a599695 00b4995a6aa9a9aa9 21a93a5a6aaaaaaaa
00a95aa6559559555 7152d55a59a599695 0053695a59a9a9aa9 00aada5a6aaaaaaaa 515aaaa6559559555 005b255a59a599695
00da595a59a9a9aa5 31d4aa5a6aa9aaaa9 00d4aaa5559559555 80a9555a59a599695 00a9795a59a599aa5 00556a5a6aa9aaaa9
60ab5a95559555555 00ad555a599599555 006d295a59a599aa5 40ea5a5a6aa9aaaa9 00ea5a95559555555 0064a55a599599555
30c9795a59a599aa5 00a9ba5a6aa9aaaa9 7155aa95555555555 0056a55a599599555 00b6995a59a599aa5 51752a5a6aa9aaaa9
00b52a95555555555 00b2555a559599555 4164b95a59a599aa5 00a4ba5a6aa9a9aa9 814aba95155555555 002ad55a559559555
0056d95a59a5996a5 60b6995a69a9a9aa9 00da9a95155555555 00d9255a559559555 41d2595a59a599695 00d2595a59a9a9aa9
a1a4da55155455555 00a56556559559555 002b655a59a599695 605b595a59a5a9aa5 006d5a55155455554 00ea9555559555555
51e9255a599599695 00e9295a59a599aa5 00d26a55155455554 30a56545559555555 00a5755a599599555 814d695a59a599aa5
0035aa55155455554 006d5545555555555 516c955a599599555 0074995a59a599aa5 00693a55155455554 4152b545555555555
0052b55a599599555 00a5b95a59a599aa5 2155aa55155455554 0056a545555555555 71b5555a559559555 00ba495a59a599aa5
00b49a55155454554 51a93545155555555 00a9555a559559555 0052d95a59a5996a5 40aada55145454554 00ab5545155455555
915aa55a559559555 005d295a59a599695 00da5955045454554 61d4a505155455555 00d4a556559559555 00c9555a599599695
4152e955045044554 00556505155455554 00ab5555559555555 215b255a599599695 006d2955045044550 60ea5505155455554
00725545555555555 0064b55a599599555 50c97955045044550 00cab505155455554 0055a545555555555 30ad655a599599555
00b69955045044550 b1752505155455554 00b52545555555555 00b2555a559559555 61a4b955045044550 00a4b505155455554
004ab545555555555 5055b55a559559555 005ad955045044550 00b6a505145454554 21b52545155555555 00d9255a559559555
71d25955045044150 00d25505045454554 00a55545155455555 514ad55a559559555 004b6955044044140 005b5405045044554
30daa505155455555 00ec9555559555555 81e92555044044140 00e92405045044554 00d26505155455555 60a56555555555555
00a57555044044140 004d6405045044550 406d5505155455554 00755555555555555 00749555044044000 30e93405045044550
00693505155455554 7152b545555555555 0052b555044044000 00a5b405045044550 5155a505155455554 0056a545555555555
00b65555004004000 4174a405045044550 00b4a505145454554 81a95545555555555 00a95555004004000 0052d405045044150
60aad505145454554 00ab5545155455555 005aa555004004000 40ba5405045044150 00da5505045054554 00d4a545155455555
31c95555004004000 00c96405044044140 7194e505045044554 00556505155455555 00ab5550004000000 515b2005044044140
006d2405045044554 00ea5505155455555 40e4a550000000000 0068b005044044140 80c97405045044550 004ab505155455554
0055b550000000000 60ad6005044044000 00b6a405045044550 00752505155455554 41725540000000000 00b45005044004000
00a8b405045044550 2149b505155455554 004ab545555555555
`
  .trim()
  .split(/\s+/)

const firstLunarYear = 1900

const lastLunarYear = 2100

/** The first day of the first year. */
const firstLunarDay: CivilDate = { year: 1900, month: 1, day: 31 }

/** The earliest possible day of each solar term in its month, two a month from Minor Cold in January. */
const earliestTermDays = [4, 19, 3, 18, 4, 19, 4, 19, 4, 20, 4, 20, 6, 22, 6, 22, 6, 22, 7, 22, 6, 21, 6, 21]

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
