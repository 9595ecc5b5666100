import type { Dashboard } from '#contract/dashboard.ts'
import { lastDays } from './day-series.ts'

/** What the head of the dashboard tells; undefined where there is nothing to tell yet. */
export interface KeyFigures {
  visitors: number | undefined
  /** Against the same day a week ago, as a share: 0.05 for five percent more. */
  change: number | undefined
  calls: number | undefined
  errors: number
}

/** Reads the figures of today out of the series; a week ago counts only where something was counted then. */
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
