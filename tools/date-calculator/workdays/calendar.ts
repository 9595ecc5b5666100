import { z } from 'zod'
import { advanced } from '#kit/only-for.ts'
import { date } from '#kit/text-of.ts'
import { weekdayOf } from '#lib/time/civil.ts'
import { readDays } from '../read/read-moment.ts'

/** The fields that define working days. */
export const workdayFields = {
  weekend: z.enum(['saturday-sunday', 'friday-saturday', 'sunday', 'none']).default('saturday-sunday'),
  holidays: z.array(date()).default([]),
  extraWorkdays: advanced(z.array(date()).default([])),
}

interface WorkdayOptions {
  weekend: 'saturday-sunday' | 'friday-saturday' | 'sunday' | 'none'
  holidays: string[]
  extraWorkdays: string[]
}

/** A calendar of working days: all but weekends and holidays, and extra working days on either. */
export interface WorkCalendar {
  /** Counts the working days after one day up to and including another, in days after 1970-01-01. */
  count: (after: number, upTo: number) => number
}

export function workCalendar({ weekend, holidays, extraWorkdays }: WorkdayOptions): WorkCalendar {
  const daysOff = weekendDays[weekend]
  const extra = readDays(extraWorkdays)
  const isExtra = new Set(extra)
  const isWeekend = (day: number) => daysOff.includes(weekdayOf(day))
  // A holiday on a weekend changes nothing.
  const holidaysOff = readDays(holidays).filter((day) => !isWeekend(day) && !isExtra.has(day))
  const extraDays = extra.filter(isWeekend)
  /** The weekdays from a fixed Monday up to and including a day, counted by whole weeks. */
  const ordinary = (upTo: number): number => {
    const weeks = Math.floor((upTo - monday) / 7)
    let count = weeks * (7 - daysOff.length)
    for (let day = monday + weeks * 7; day <= upTo; day++) if (!isWeekend(day)) count++
    return count
  }
  const total = (upTo: number): number => ordinary(upTo) - countUpTo(holidaysOff, upTo) + countUpTo(extraDays, upTo)
  return { count: (after, upTo) => total(upTo) - total(after) }
}

/** A Monday, 1970-01-05 in days after 1970-01-01. */
const monday = 4

/** As in ISO 8601, Monday is 1. */
const weekendDays = {
  'saturday-sunday': [6, 7],
  'friday-saturday': [5, 6],
  sunday: [7],
  none: [],
} satisfies Record<WorkdayOptions['weekend'], number[]> as Record<WorkdayOptions['weekend'], number[]>

/** Counts the numbers of a sorted list that are at most `max`. */
function countUpTo(sorted: readonly number[], max: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) <= max) low = middle + 1
    else high = middle
  }
  return low
}

/** Finds the day that is a number of working days after another, or before it: the nearest with that count. */
export function addWorkingDays(calendar: WorkCalendar, day: number, amount: number): number {
  if (amount === 0) return day
  // The day itself does not count, forwards or backwards.
  const reached = (days: number): boolean =>
    amount > 0 ? calendar.count(day, day + days) >= amount : calendar.count(day - days - 1, day - 1) >= -amount
  let high = 1
  while (!reached(high) && high < maxDistance) high *= 2
  let low = Math.floor(high / 2)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (reached(middle)) high = middle
    else low = middle
  }
  return amount > 0 ? day + high : day - high
}

/** In days: beyond the range of dates. */
const maxDistance = 2 ** 28
