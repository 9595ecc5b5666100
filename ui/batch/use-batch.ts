import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { InputOf, OutputOf } from '#kit/description.ts'
import { useTool } from '../frame/tool.ts'
import { type Named, useRunner } from '../run/runner.ts'
import type { Run } from '../run/use-operation.ts'
import { useSteady } from '../run/use-steady.ts'
import { type BatchRow, batchOf, shareOf, stateOf } from './batch.ts'

/** In milliseconds. Options change in steps: a slider is dragged, a number is typed. */
const quiet = 300

interface Job<Input, Settings, About> {
  /** Makes the input of one file. */
  inputOf: (file: File, settings: Settings) => Input
  look: (file: File) => Promise<About>
  isAlone?: (about: About) => boolean
}

const nothing: readonly never[] = []

/**
 * Runs an operation on many files: at once when they come, again when the settings change. Settings that do not hold are
 * undefined, and leave everything as it is. What `job` holds must be the same at every drawing.
 */
export function useBatch<Op extends Named, Settings extends object, About>(
  operation: Op,
  settings: Settings | undefined,
  job: Job<InputOf<Op>, Settings, About>,
) {
  const runner = useRunner()
  const tool = useTool().id
  const steady = useSteady(settings)
  const latest = useRef<Settings>(undefined)
  latest.current = steady ?? latest.current

  const batch = useMemo(
    () =>
      batchOf<Settings, OutputOf<Op>, About>({
        look: job.look,
        start: (rows, chosen) =>
          runner.spread(
            tool,
            operation,
            rows.map(({ file, about, ...call }) => ({
              input: job.inputOf(file, chosen),
              call,
              isAlone: job.isAlone?.(about) ?? false,
            })),
          ),
      }),
    [runner, tool, operation, job],
  )
  const rows = useSyncExternalStore<readonly BatchRow<OutputOf<Op>, About>[]>(
    batch.subscribe,
    batch.read,
    () => nothing,
  )
  const add = useCallback(
    (files: readonly File[]) => latest.current && files.length > 0 && batch.add(files, latest.current),
    [batch],
  )

  useEffect(() => {
    if (!steady) return
    batch.expire(steady)
    const timer = setTimeout(() => batch.apply(steady), quiet)
    return () => clearTimeout(timer)
  }, [batch, steady])

  useEffect(() => () => batch.cancel(), [batch])

  return { ...batch, rows, add, run: useRunOf(rows) }
}

/** All rows as one run: for the rule on top and for the keys. */
function useRunOf(rows: readonly BatchRow[]): Run<undefined> {
  const isRunning = stateOf(rows) === 'running'
  const since = useRef(0)
  if (!isRunning) since.current = 0
  else if (since.current === 0) since.current = performance.now()
  return isRunning
    ? { state: 'running', share: shareOf(rows), since: since.current, output: undefined }
    : { state: 'idle' }
}
