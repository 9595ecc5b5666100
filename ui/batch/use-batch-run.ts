import { useRef } from 'react'
import type { Run } from '../run/use-operation.ts'
import { type BatchRow, stateOf, workIn } from './batch.ts'

/** All rows as one run. */
export type BatchRun = Run<undefined> & {
  /** The work done and the total, in weights of the rows. */
  done: number
  left: number
}

/**
 * All rows as one run: for the progress bar on top, the keys and the foot. By default every row has the same
 * weight.
 */
export function useBatchRun(rows: readonly BatchRow[], weightOf?: (row: BatchRow) => number): BatchRun {
  const isRunning = stateOf(rows) === 'running'
  const begun = useRef<{ since: number; before: number }>(undefined)
  const { total, done } = workIn(rows, weightOf)
  if (!isRunning) {
    begun.current = undefined
    return { state: 'idle', done: 0, left: 0 }
  }
  begun.current ??= { since: performance.now(), before: done }
  const { since, before } = begun.current
  const share = total === 0 ? 0 : done / total
  // A removed row does not count.
  return { state: 'running', share, since, output: undefined, done: Math.max(0, done - before), left: total - done }
}
