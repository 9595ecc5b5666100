import { useRef } from 'react'
import type { Run } from '../run/use-operation.ts'
import { type BatchRow, stateOf, workIn } from './batch.ts'

/** All rows as one run. */
export type BatchRun = Run<undefined> & {
  /** How long the last one took, in milliseconds; undefined of one that was stopped. */
  took: number | undefined
  /** What this one has done, and has still to do, by the weight of the rows. */
  done: number
  left: number
}

/** All rows as one run: for the rule on top, the keys and the foot. Every row weighs the same unless told otherwise. */
export function useBatchRun(rows: readonly BatchRow[], weightOf?: (row: BatchRow) => number): BatchRun {
  const isRunning = stateOf(rows) === 'running'
  const times = useRef<{ since?: number; before: number; took?: number | undefined }>({ before: 0 })
  const { current } = times
  const { total, done } = workIn(rows, weightOf)
  if (!isRunning && current.since !== undefined) {
    const isWhole = !rows.some(({ state }) => state === 'cancelled')
    times.current = { before: 0, took: isWhole ? performance.now() - current.since : undefined }
  } else if (isRunning && current.since === undefined) {
    times.current = { ...current, since: performance.now(), before: done }
  }
  const { since = 0, before, took } = times.current
  if (!isRunning) return { state: 'idle', took, done: 0, left: 0 }
  const share = total === 0 ? 0 : done / total
  // A row that was taken out takes what was done of it along.
  return {
    state: 'running',
    share,
    since,
    output: undefined,
    took,
    done: Math.max(0, done - before),
    left: total - done,
  }
}
