import { useMemo } from 'react'
import type { InputOf, OutputOf } from '#kit/description.ts'
import { type OperationRef, useRunner } from '../run/runner.ts'
import { useToolId } from '../tool/tool-id.ts'
import { createBatch } from './batch.ts'
import { useBatchRun } from './use-batch-run.ts'
import { useLiveBatch } from './use-live-batch.ts'

interface BatchJob<Input, Settings, About> {
  /** Builds the input for one file. */
  inputOf: (file: File, settings: Settings) => Input
  look: (file: File) => Promise<About>
  /** Prepares a file for the operation, if only a page can. */
  prepare?: (file: File, settings: Settings) => Promise<File>
  isAlone?: (about: About) => boolean
  /** Whether an error is due to the file, so that other settings would not change it. */
  isRefusal?: (error: Error) => boolean
}

/** Runs an operation on many files, one run for each. The functions in `job` must be stable between renders. */
export function useBatch<Op extends OperationRef, Settings extends object, About>(
  operation: Op,
  settings: Settings | undefined,
  job: BatchJob<InputOf<Op>, Settings, About>,
) {
  const runner = useRunner()
  const tool = useToolId()
  const batch = useMemo(
    () =>
      createBatch<Settings, OutputOf<Op>, About>({
        look: job.look,
        ...(job.isRefusal && { isRefusal: job.isRefusal }),
        start: (rows, chosen) => {
          const { prepare } = job
          const jobs = rows.map(({ file, about, own, ...call }) => ({
            input: job.inputOf(file, { ...chosen, ...own }),
            call,
            isAlone: job.isAlone?.(about) ?? false,
          }))
          if (!prepare) return runner.spread(tool, operation, jobs)
          return jobs.map(async (each, index) => {
            const { file, own } = rows[index] ?? {}
            const settings = { ...chosen, ...own }
            const input = file ? job.inputOf(await prepare(file, settings), settings) : each.input
            const [answer] = runner.spread(tool, operation, [{ ...each, input }])
            if (!answer) throw new Error('A runner answers every job')
            return answer
          })
        },
      }),
    [runner, tool, operation, job],
  )
  const live = useLiveBatch(batch, settings)
  return { ...live, run: useBatchRun(live.rows) }
}
