import { civilOf, daysOf, secondsPerDay } from '#lib/time/civil.ts'
import { type FieldSchedule, valuesOf } from '../parse/schedule.ts'
import { dayFinder } from './days-of-month.ts'

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
