import type { Dialect, FieldName } from './dialect.ts'

/** A number or a range with a step. Days of the week count from Sunday as 0; 7 is Sunday too. */
export interface NumberItem {
  kind: 'numbers'
  from: number
  /** Less than `from` where the range wraps around. */
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
  /** The index in the expression. */
  start: number
  items: CronItem[]
  /** Whether it allows every value: `*`, `?`, or a year that the dialect lacks. */
  isAny: boolean
  /** Whether it begins with `*`, which in crontab(5) decides how the day fields combine. */
  hasStar: boolean
}

/** A parsed expression. */
export type Schedule =
  | { kind: 'fields'; dialect: Dialect; fields: Record<FieldName, CronField>; zone?: string }
  | { kind: 'rate'; dialect: 'aws'; amount: number; unit: RateUnit }
  | { kind: 'reboot'; dialect: 'unix' }

export type RateUnit = 'minute' | 'hour' | 'day'

export type FieldSchedule = Extract<Schedule, { kind: 'fields' }>

/** Lists the numbers of a field in ascending order, without days that depend on the month. */
export function valuesOf({ name, items }: CronField): number[] {
  const values = new Set<number>()
  for (const item of items) {
    if (item.kind !== 'numbers') continue
    const [low, size] = cycleOf(name)
    const length = item.to >= item.from ? item.to - item.from : item.to - item.from + size
    for (let at = 0; at <= length; at += item.step) {
      const value = item.from + at
      // Years do not wrap around.
      values.add(size === 0 ? value : low + ((value - low) % size))
    }
  }
  return [...values].sort((one, other) => one - other)
}

/** Returns the lowest number of a field, and the number of values after which it wraps around. */
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

/** Whether a day runs that matches either of the day fields; else it must match both. */
export function matchesEitherDay({ dialect, fields }: FieldSchedule): boolean {
  const [day, weekday] = [fields['day-of-month'], fields['day-of-week']]
  return dialect === 'unix' && !day.hasStar && !weekday.hasStar
}
