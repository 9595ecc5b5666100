import type { Dashboard } from '#contract/dashboard.ts'
import { lastDays } from './day-series.ts'

/** The figures at the top of the dashboard; undefined for unknown ones. */
export interface KeyFigures {
  visitors: number | undefined
  /** The change from the same day a week ago: 0.05 for five percent more. */
  change: number | undefined
  calls: number | undefined
  errors: number
}

/** Reads today's figures from the series; the change is undefined without a count a week ago. */
export function keyFiguresOf({ visits, calls }: Pick<Dashboard, 'visits' | 'calls'>): KeyFigures {
  const days = lastDays(visits, 8, { visitors: 0, views: 0 })
  const today = days.at(-1)
  const before = days.length === 8 ? days[0] : undefined
  const called = calls.at(-1)
  return {
    visitors: today?.visitors,
    change: today && before?.visitors ? today.visitors / before.visitors - 1 : undefined,
    calls: called?.calls,
    errors: (called?.refused ?? 0) + (called?.failed ?? 0),
  }
}
