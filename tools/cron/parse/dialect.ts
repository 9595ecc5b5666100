export const dialects = ['unix', 'quartz', 'spring', 'aws'] as const
export type Dialect = (typeof dialects)[number]

export const fieldNames = ['second', 'minute', 'hour', 'day-of-month', 'month', 'day-of-week', 'year'] as const
export type FieldName = (typeof fieldNames)[number]

/** The names of fields in errors. */
export const fieldLabels: Record<FieldName, string> = {
  second: 'Second',
  minute: 'Minute',
  hour: 'Hour',
  'day-of-month': 'Day of month',
  month: 'Month',
  'day-of-week': 'Day of week',
  year: 'Year',
}

/** The syntax of a dialect, by its documentation. */
export interface DialectRules {
  fields: readonly FieldName[]
  /** The last field may be left out. */
  hasOptionalYear: boolean
  /** `?`, `L`, `W` and `#` in the fields of days. */
  hasSpecials: boolean
  /** Sunday is 1 and Saturday 7; else Sunday is 0, and 7 as well. */
  countsFromSunday: boolean
  /** `SUN` is 7 and never 0: `FRI-SUN` is valid, `SUN-MON` is not. */
  endsWithSunday: boolean
  /** Ranges may wrap around: `22-2` spans midnight. */
  wraps: boolean
  /** `5/15` starts at 5 and runs to the end of the range. */
  stepsFromValue: boolean
  /** One of the day fields must be `?`, and only one. */
  needsOneUnspecified: boolean
  years: [low: number, high: number]
}

const dayFields = ['minute', 'hour', 'day-of-month', 'month', 'day-of-week'] as const

export const rulesOf: Record<Dialect, DialectRules> = {
  /** crontab(5) of POSIX, with the steps and names of Vixie's. */
  unix: {
    fields: dayFields,
    hasOptionalYear: false,
    hasSpecials: false,
    countsFromSunday: false,
    endsWithSunday: false,
    wraps: false,
    stepsFromValue: false,
    needsOneUnspecified: false,
    years: [1970, 2099],
  },
  /** org.quartz.CronExpression. */
  quartz: {
    fields: ['second', ...dayFields, 'year'],
    hasOptionalYear: true,
    hasSpecials: true,
    countsFromSunday: true,
    endsWithSunday: false,
    wraps: true,
    stepsFromValue: true,
    needsOneUnspecified: true,
    years: [1970, 2099],
  },
  /** org.springframework.scheduling.support.CronExpression. */
  spring: {
    fields: ['second', ...dayFields],
    hasOptionalYear: false,
    hasSpecials: true,
    countsFromSunday: false,
    endsWithSunday: true,
    wraps: false,
    stepsFromValue: true,
    needsOneUnspecified: false,
    years: [1970, 2099],
  },
  /** Amazon EventBridge, cron() and rate(). */
  aws: {
    fields: [...dayFields, 'year'],
    hasOptionalYear: false,
    hasSpecials: true,
    countsFromSunday: true,
    endsWithSunday: false,
    wraps: false,
    stepsFromValue: true,
    needsOneUnspecified: true,
    years: [1970, 2199],
  },
}

/** Returns the lowest and the highest number of a field in a dialect. */
export function rangeOf(name: FieldName, { countsFromSunday, years }: DialectRules): [low: number, high: number] {
  if (name === 'year') return years
  if (name === 'day-of-week') return countsFromSunday ? [1, 7] : [0, 7]
  return { second: [0, 59], minute: [0, 59], hour: [0, 23], 'day-of-month': [1, 31], month: [1, 12] }[name] as [
    number,
    number,
  ]
}

export const dialectNames: Record<Dialect, string> = {
  unix: 'Unix cron',
  quartz: 'Quartz',
  spring: 'Spring',
  aws: 'AWS cron()',
}
