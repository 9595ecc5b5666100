import { useRef } from 'react'
import type { Run } from './use-operation.ts'

/**
 * The last settled run, also while the next one goes on: an error stays until another answer is
 * there, and nothing flickers while somebody types.
 */
export function useSettledRun<Output>(run: Run<Output>): Run<Output> {
  const settled = useRef(run)
  if (run.state !== 'running') settled.current = run
  return settled.current
}
