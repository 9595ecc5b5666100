import { useEffect, useState } from 'react'
import type { EngineName } from '#lib/regex/engine.ts'
import type { Run } from '#ui/run/use-operation.ts'
import { isAbsence } from '../engine-bar.tsx'

/** Remembers which engines have been loaded: one tells of it by its first progress, or by an answer. */
export function useReadyEngines(engine: EngineName, run: Run<unknown>): ReadonlySet<EngineName> {
  const [ready, setReady] = useState<ReadonlySet<EngineName>>(new Set())
  const isThere =
    run.state === 'done' ||
    (run.state === 'running' && run.share > 0) ||
    (run.state === 'failed' && !isAbsence(run.error))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another engine says nothing until it has run itself
  useEffect(() => {
    if (isThere) setReady((now) => (now.has(engine) ? now : new Set([...now, engine])))
  }, [run])
  return ready
}
