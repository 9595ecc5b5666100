import type { Change, Sequence } from './change.ts'

/** Rates the boundary before an item, or at the end; higher is better. */
export type BoundaryScore = (index: number) => number

/**
 * Slides pure additions and removals, which may be ambiguous (an item that leaves at one end enters at the other), to
 * the best boundary, as a person would see the change: a whole paragraph instead of the end of one and the beginning of
 * the next. The last of equally good positions is taken. Changes that become adjacent are merged.
 */
export function slideChanges(
  changes: readonly Change[],
  a: Sequence,
  b: Sequence,
  scoreInA: BoundaryScore,
  scoreInB: BoundaryScore,
): Change[] {
  const slid: Change[] = []
  for (const [index, change] of changes.entries()) {
    const before = slid.at(-1)
    const next = changes[index + 1]
    const isRemoval = change.bFrom === change.bTo
    if (!isRemoval && change.aFrom !== change.aTo) slid.push(change)
    else if (isRemoval) {
      const room = roomAround(a, change.aFrom, change.aTo, before?.aTo ?? 0, next?.aFrom ?? a.length)
      slid.push(moved(change, bestStep(room, change.aFrom, change.aTo, scoreInA)))
    } else {
      const room = roomAround(b, change.bFrom, change.bTo, before?.bTo ?? 0, next?.bFrom ?? b.length)
      slid.push(moved(change, bestStep(room, change.bFrom, change.bTo, scoreInB)))
    }
    joinLast(slid)
  }
  return slid
}

interface Room {
  back: number
  ahead: number
}

/** By how many items a range can slide in either direction over equal items. */
function roomAround(items: Sequence, from: number, to: number, lowest: number, highest: number): Room {
  let back = 0
  while (from - back > lowest && items[from - back - 1] === items[to - back - 1]) back++
  let ahead = 0
  while (to + ahead < highest && items[from + ahead] === items[to + ahead]) ahead++
  return { back, ahead }
}

function bestStep({ back, ahead }: Room, from: number, to: number, strength: BoundaryScore): number {
  let [best, maxFound] = [0, Number.NEGATIVE_INFINITY]
  for (let step = -back; step <= ahead; step++) {
    const strengthHere = strength(from + step) + strength(to + step)
    if (strengthHere >= maxFound) [best, maxFound] = [step, strengthHere]
  }
  return best
}

const moved = ({ aFrom, aTo, bFrom, bTo }: Change, step: number): Change => ({
  aFrom: aFrom + step,
  aTo: aTo + step,
  bFrom: bFrom + step,
  bTo: bTo + step,
})

/** Merges the last change with the one before if they are adjacent. */
function joinLast(changes: Change[]): void {
  const [before, last] = changes.slice(-2)
  if (!before || !last || before.aTo < last.aFrom) return
  changes.splice(-2, 2, { aFrom: before.aFrom, aTo: last.aTo, bFrom: before.bFrom, bTo: last.bTo })
}
