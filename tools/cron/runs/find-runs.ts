import { type Instant, isInRange, maxInstantSeconds } from '#lib/time/instant.ts'
import { resolveLocalTime, type Zone } from '#lib/time/zone.ts'
import type { FieldSchedule, Schedule } from '../parse/schedule.ts'
import { localRuns } from './local-runs.ts'

/** The runs of a schedule in seconds since 1970, and the effects of clock changes. */
export interface FoundRuns {
  runs: number[]
  notes: { code: 'skipped' | 'twice'; at: number }[]
}

interface Search {
  zone: Zone
  /** Exclusive. */
  from: Instant
  count: number
  isBackwards: boolean
}

/** Finds the next or the previous runs of a schedule. */
export function findRuns(schedule: Schedule, search: Search): FoundRuns {
  if (schedule.kind === 'reboot') return { runs: [], notes: [] }
  return schedule.kind === 'rate' ? ratedRuns(schedule, search) : clockRuns(schedule, search)
}

const secondsOf = { minute: 60, hour: 3600, day: 86_400 }

/** A rate counts from its creation, which is assumed to be the start of the search. */
function ratedRuns(
  { amount, unit }: Extract<Schedule, { kind: 'rate' }>,
  { from, count, isBackwards }: Search,
): FoundRuns {
  const step = amount * secondsOf[unit] * (isBackwards ? -1 : 1)
  const runs = Array.from({ length: count }, (_, index) => from.seconds + step * (index + 1))
  return { runs: runs.filter((seconds) => isInRange({ seconds, nanosecond: 0 })), notes: [] }
}

function clockRuns(schedule: FieldSchedule, { zone, from, count, isBackwards }: Search): FoundRuns {
  const runs: number[] = []
  const notes: FoundRuns['notes'] = []
  // An hour is repeated when clocks go back, so the search begins hours earlier and skips runs on the wrong side.
  const local = from.seconds + zone.offsetAt(from.seconds) + (isBackwards ? 10_800 : -10_800)
  const isWanted = (seconds: number) =>
    isBackwards ? seconds < from.seconds || (seconds === from.seconds && from.nanosecond > 0) : seconds > from.seconds
  for (const wall of localRuns(schedule, local, isBackwards)) {
    if (Math.abs(wall) > maxInstantSeconds) break
    const { instant, kind } = resolveLocalTime(zone, wall)
    const seconds = kind === 'skipped' ? endOfGap(zone, instant.seconds) : instant.seconds
    const last = runs.at(-1)
    // Runs in a gap happen once, at its end.
    if (!isWanted(seconds) || seconds === last) continue
    const noted = notes.at(-1)
    const isNoted = noted?.code === kind && Math.abs(noted.at - seconds) < 86_400
    if (kind !== 'once' && !isNoted) notes.push({ code: kind, at: seconds })
    runs.push(seconds)
    if (runs.length === count) break
  }
  return { runs, notes }
}

/** Finds the end of the gap before a time that was moved forward by its length, by binary search. */
function endOfGap(zone: Zone, moved: number): number {
  let [before, after] = [moved - 86_400 * 2, moved]
  const offset = zone.offsetAt(after)
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (zone.offsetAt(middle) === offset) after = middle
    else before = middle
  }
  return after
}
