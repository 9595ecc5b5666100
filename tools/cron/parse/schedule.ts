import type { Dialect, FieldName } from './dialect.ts'

/** Numbers of a field: one, or some of a range. Days of the week are counted from Sunday as 0, with 7 as its end. */
export interface NumberItem {
  kind: 'numbers'
  from: number
  /** Less than `from` where the range goes over the end. */
  to: number
  step: number
}

/** A day that depends on the month. */
type DayItem =
  /** `L`, `L-3`, `LW`: days before the last one of the month, or the weekday nearest to it. */
  | { kind: 'lastDay'; before: number; isWeekday: boolean }
  /** `15W`: the weekday, from Monday to Friday, that is nearest and in the same month. */
  | { kind: 'nearestWeekday'; day: number }
  /** `6L`: the last such day of the week in the month. */
  | { kind: 'lastWeekday'; weekday: number }
  /** `6#3`. */
  | { kind: 'nthWeekday'; weekday: number; nth: number }

export type CronItem = NumberItem | DayItem

export interface CronField {
  name: FieldName
  source: string
  /** Where it begins in the expression, from 0. */
  start: number
  items: CronItem[]
  /** It allows all there is: `*`, `?`, or a field that the dialect lacks. */
  isAny: boolean
  /** It begins with `*`, which is what crontab(5) goes by to tell how the fields of days combine. */
  hasStar: boolean
}

/** What an expression says. */
export type Schedule =
  | { kind: 'fields'; dialect: Dialect; fields: Record<FieldName, CronField>; zone?: string }
  | { kind: 'rate'; dialect: 'aws'; amount: number; unit: RateUnit }
  | { kind: 'reboot'; dialect: 'unix' }

export type RateUnit = 'minute' | 'hour' | 'day'

export type FieldSchedule = Extract<Schedule, { kind: 'fields' }>

/** Lists the numbers that a field holds by itself, without its days that depend on the month; the lowest first. */
export function valuesOf({ name, items }: CronField): number[] {
  const values = new Set<number>()
  for (const item of items) {
    if (item.kind !== 'numbers') continue
    const [low, size] = cycleOf(name)
    const length = item.to >= item.from ? item.to - item.from : item.to - item.from + size
    for (let at = 0; at <= length; at += item.step) {
      const value = item.from + at
      // Years have no end to go over.
      values.add(size === 0 ? value : low + ((value - low) % size))
    }
  }
  return [...values].sort((one, other) => one - other)
}

/** Where the numbers of a field begin, and after how many they come again. */
function cycleOf(name: FieldName): [low: number, size: number] {
  return {
    second: [0, 60],
    minute: [0, 60],
    hour: [0, 24],
    'day-of-month': [1, 31],
    month: [1, 12],
    'day-of-week': [0, 7],
    year: [0, 0],
  }[name] as [number, number]
}

/** How the two fields of days combine: either is enough, or both must fit. */
export function combinesAsEither({ dialect, fields }: FieldSchedule): boolean {
  const [day, weekday] = [fields['day-of-month'], fields['day-of-week']]
  return dialect === 'unix' && !day.hasStar && !weekday.hasStar
}
