import { useEffect, useState } from 'react'
import type { Run } from './use-operation.ts'

/** In milliseconds. A shorter run shows no progress. */
const patience = 500

/** Whether a run has lasted for more than half a second. */
export function useIsSlow(run: Run<unknown>): boolean {
  const since = run.state === 'running' ? run.since : undefined
  const [slow, setSlow] = useState<number>()

  useEffect(() => {
    if (since === undefined) return
    const timer = setTimeout(() => setSlow(since), patience - (performance.now() - since))
    return () => clearTimeout(timer)
  }, [since])

  return since !== undefined && slow === since
}
