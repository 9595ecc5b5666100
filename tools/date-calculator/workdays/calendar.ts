import { z } from 'zod'
import { advanced } from '#kit/only-for.ts'
import { date } from '#kit/text-of.ts'
import { weekdayOf } from '#lib/time/civil.ts'
import { readDays } from '../read/read-moment.ts'

/** What says which days are worked. */
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

/** Days that are worked: all but weekends and holidays, and some that are worked although they are either. */
export interface WorkCalendar {
  /** Counts the working days after one day up to and with another, both in days after 1970-01-01. */
  count: (after: number, upTo: number) => number
}

export function workCalendar({ weekend, holidays, extraWorkdays }: WorkdayOptions): WorkCalendar {
  const free = freeWeekdays[weekend]
  const extra = readDays(extraWorkdays)
  const isExtra = new Set(extra)
  const isFree = (day: number) => free.includes(weekdayOf(day))
  // Only what changes a day counts: a holiday on a weekend is free anyway.
  const lost = readDays(holidays).filter((day) => !isFree(day) && !isExtra.has(day))
  const won = extra.filter(isFree)
  /** Working days from the first of a week that is far away, up to and with a day, by whole weeks. */
  const ordinary = (upTo: number): number => {
    const weeks = Math.floor((upTo - monday) / 7)
    let count = weeks * (7 - free.length)
    for (let day = monday + weeks * 7; day <= upTo; day++) if (!isFree(day)) count++
    return count
  }
  const total = (upTo: number): number => ordinary(upTo) - countUpTo(lost, upTo) + countUpTo(won, upTo)
  return { count: (after, upTo) => total(upTo) - total(after) }
}

/** A Monday, 1970-01-05 in days after 1970-01-01. */
const monday = 4

/** As ISO 8601 counts days of the week, from Monday as 1. */
const freeWeekdays = {
  'saturday-sunday': [6, 7],
  'friday-saturday': [5, 6],
  sunday: [7],
  none: [],
} satisfies Record<WorkdayOptions['weekend'], number[]> as Record<WorkdayOptions['weekend'], number[]>

/** How many numbers of a sorted list are at most one. */
function countUpTo(sorted: readonly number[], max: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) <= max) low = middle + 1
    else high = middle
  }
  return low
}

/** Finds the day that is some working days after another, or before it: the nearest that there are so many up to. */
export function addWorkingDays(calendar: WorkCalendar, day: number, amount: number): number {
  if (amount === 0) return day
  // Forwards the day itself does not count, backwards neither.
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

/** In days: further than times reach. */
const maxDistance = 2 ** 28
