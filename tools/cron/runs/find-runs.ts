import { type Instant, isInRange, maxInstantSeconds } from '#lib/time/instant.ts'
import { resolveLocalTime, type Zone } from '#lib/time/zone.ts'
import type { FieldSchedule, Schedule } from '../parse/schedule.ts'
import { clockChangeRules } from './clock-changes.ts'
import { localRuns } from './local-runs.ts'

/** The runs of a schedule in seconds since 1970, and the effects of clock changes. */
export interface FoundRuns {
  runs: number[]
  notes: { code: 'late' | 'leftOut' | 'once' | 'twice'; at: number }[]
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
  for (const { seconds, code, isRun } of inOrder(changedRuns(schedule, zone, local, isBackwards), isBackwards)) {
    if (!isWanted(seconds)) continue
    const noted = notes.at(-1)
    const isNoted = noted && noted.code === code && Math.abs(noted.at - seconds) < 86_400
    if (code && !isNoted) notes.push({ code, at: seconds })
    // Runs in a gap happen once, at its end.
    if (!isRun || seconds === runs.at(-1)) continue
    runs.push(seconds)
    if (runs.length === count) break
  }
  return { runs, notes }
}

/** A run, or one that is left out, in seconds since 1970, with the effect of a clock change on it. */
interface ChangedRun {
  seconds: number
  code?: FoundRuns['notes'][number]['code']
  isRun: boolean
  /** Whether it is in the repetition of an hour, or backwards in its first pass: after all runs of the other pass. */
  isOtherPass?: boolean
}

/** Yields the runs of a schedule by their local times; of a repeated time both runs together. */
function* changedRuns(schedule: FieldSchedule, zone: Zone, local: number, isBackwards: boolean): Generator<ChangedRun> {
  const { catchesUp, repeats } = clockChangeRules(schedule)
  for (const wall of localRuns(schedule, local, isBackwards)) {
    if (Math.abs(wall) > maxInstantSeconds) return
    const { instant, kind } = resolveLocalTime(zone, wall)
    const { seconds } = instant
    if (kind === 'once') yield { seconds, isRun: true }
    else if (kind === 'skipped') {
      yield { seconds: endOfGap(zone, seconds), code: catchesUp ? 'late' : 'leftOut', isRun: catchesUp }
    } else if (repeats) {
      const again = wall - zone.offsetAt(wall + 86_400)
      const [near, far] = isBackwards ? [again, seconds] : [seconds, again]
      yield { seconds: near, code: 'twice', isRun: true }
      yield { seconds: far, code: 'twice', isRun: true, isOtherPass: true }
    } else yield { seconds, code: 'once', isRun: true }
  }
}

/** Puts the second pass through a repeated hour behind its first. */
function* inOrder(changed: Iterable<ChangedRun>, isBackwards: boolean): Generator<ChangedRun> {
  let waiting: ChangedRun[] = []
  for (const run of changed) {
    if (run.isOtherPass) {
      waiting.push(run)
      continue
    }
    const [first] = waiting
    if (first && (isBackwards ? run.seconds < first.seconds : run.seconds > first.seconds)) {
      yield* waiting
      waiting = []
    }
    yield run
  }
  yield* waiting
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
