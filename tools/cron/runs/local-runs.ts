import { civilOf, daysInMonth, daysOf, secondsPerDay } from '#lib/time/civil.ts'
import { type CronField, type CronItem, type FieldSchedule, matchesEitherDay, valuesOf } from '../parse/schedule.ts'

/** In years. Runs on a certain weekday on February 29 can be 40 years apart, the longest gap of any schedule. */
const maxGap = 48

/**
 * Yields the runs of a schedule in local time, in seconds since 1970-01-01 00:00 local time, forwards or backwards from
 * a time, inclusive. Iterates over matching months, days and times, not over minutes.
 */
export function* localRuns(schedule: FieldSchedule, from: number, isBackwards: boolean): Generator<number> {
  const { fields } = schedule
  const daysIn = dayFinder(schedule)
  const order = <T>(list: T[]): T[] => (isBackwards ? list.toReversed() : list)
  const [hours, minutes, seconds] = [fields.hour, fields.minute, fields.second].map((field) => order(valuesOf(field)))
  const months = order(valuesOf(fields.month))
  const start = civilOf(from)
  const isPast = (time: number) => (isBackwards ? time > from : time < from)
  const way = isBackwards ? -1 : 1

  const years = fields.year.isAny
    ? undefined
    : order(valuesOf(fields.year)).filter((year) => way * year >= way * start.year)
  let lastYear = start.year
  for (let passed = 0; ; passed++) {
    const year = years ? years[passed] : start.year + way * passed
    if (year === undefined || (!years && Math.abs(year - lastYear) > maxGap)) return
    for (const month of months) {
      if (year === start.year && way * month < way * start.month) continue
      for (const day of order(daysIn(year, month))) {
        const midnight = daysOf({ year, month, day }) * secondsPerDay
        if (isBackwards ? midnight > from : midnight + secondsPerDay <= from) continue
        for (const hour of hours ?? []) {
          const beginning = midnight + hour * 3600
          if (isBackwards ? beginning > from : beginning + 3600 <= from) continue
          for (const minute of minutes ?? []) {
            for (const second of seconds ?? []) {
              const time = beginning + minute * 60 + second
              if (isPast(time)) continue
              lastYear = year
              yield time
            }
          }
        }
      }
    }
  }
}

/** Returns a function that lists the days of a month on which a schedule runs, in ascending order. */
function dayFinder(schedule: FieldSchedule): (year: number, month: number) => number[] {
  const { fields } = schedule
  const ofMonth = matcherOf(fields['day-of-month'])
  const ofWeek = matcherOf(fields['day-of-week'])
  const isEither = matchesEitherDay(schedule)
  /**
   * By length and first weekday, which determine the days: a schedule that never runs is searched for in hundreds of
   * months.
   */
  const cache = new Map<number, number[]>()
  return (year, month) => {
    const length = daysInMonth(year, month)
    // Sunday is 0: 1970-01-01 was a Thursday.
    const firstWeekday = (((daysOf({ year, month, day: 1 }) + 4) % 7) + 7) % 7
    const before = cache.get(length * 7 + firstWeekday)
    if (before) return before
    const days = ofMonth(length, firstWeekday)
    const others = ofWeek(length, firstWeekday)
    const all = Array.from({ length }, (_, index) => index + 1)
    const matching = all.filter((day) =>
      isEither ? days.has(day) || others.has(day) : days.has(day) && others.has(day),
    )
    cache.set(length * 7 + firstWeekday, matching)
    return matching
  }
}

type DaysIn = (length: number, firstWeekday: number) => Set<number>

function matcherOf(field: CronField): DaysIn {
  const values = valuesOf(field)
  const isWeekday = field.name === 'day-of-week'
  return (length, firstWeekday) => {
    const days = new Set<number>()
    for (let day = 1; day <= length; day++) {
      if (values.includes(isWeekday ? (firstWeekday + day - 1) % 7 : day)) days.add(day)
    }
    for (const item of field.items) {
      const day = dayOf(item, length, firstWeekday)
      if (day !== undefined && day >= 1 && day <= length) days.add(day)
    }
    return days
  }
}

/** Returns the day of a month that an item stands for; undefined or a day outside of the month where there is none. */
function dayOf(item: CronItem, length: number, firstWeekday: number): number | undefined {
  switch (item.kind) {
    case 'numbers':
      return undefined
    case 'lastDay': {
      const day = length - item.before
      return item.isWeekday ? nearestWeekday(day, length, firstWeekday) : day
    }
    case 'nearestWeekday':
      return item.day > length ? undefined : nearestWeekday(item.day, length, firstWeekday)
    case 'lastWeekday': {
      const lastWeekday = (firstWeekday + length - 1) % 7
      return length - ((lastWeekday - item.weekday + 7) % 7)
    }
    case 'nthWeekday':
      return 1 + ((item.weekday - firstWeekday + 7) % 7) + 7 * (item.nth - 1)
  }
}

/** Returns the nearest day from Monday to Friday in the same month. */
function nearestWeekday(day: number, length: number, firstWeekday: number): number {
  const weekday = (firstWeekday + day - 1) % 7
  if (weekday === 6) return day > 1 ? day - 1 : day + 2
  if (weekday === 0) return day < length ? day + 1 : day - 2
  return day
}
