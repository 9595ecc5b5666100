import { useRef } from 'react'
import type { Run } from './use-operation.ts'

/**
 * What the last run came to, also while the next one goes on: what is said of a failure stays until another answer is
 * there, and nothing flickers while somebody types.
 */
export function useSettledRun<Output>(run: Run<Output>): Run<Output> {
  const settled = useRef(run)
  if (run.state !== 'running') settled.current = run
  return settled.current
}
