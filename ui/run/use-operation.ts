import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChunkOf, InputOf, OutputOf } from '#kit/description.ts'
import { useToolId } from '../tool/tool-id.ts'
import type { OperationRef } from './runner.ts'
import { usePreparedRunner } from './use-prepared-runner.ts'
import { useStableValue } from './use-stable-value.ts'

/** The state of a run. While running, failed or cancelled it keeps the last good output, out of date. */
export type Run<Output> =
  | { state: 'idle'; output?: undefined }
  | { state: 'running'; share: number; since: number; output: Output | undefined }
  | { state: 'done'; milliseconds: number; output: Output }
  | { state: 'failed'; error: Error; output: Output | undefined }
  | { state: 'cancelled'; share: number; output: Output | undefined }

/** A run, and the functions that cancel and repeat it. */
export type Running<Output> = Run<Output> & { cancel: () => void; again: () => void }

/** How an operation is run. */
interface Options<Chunk> {
  /** In milliseconds without a change before a run begins. */
  delay?: number
  /** Whether long texts of the output may come as `HeldText`. */
  holds?: boolean
  /** In milliseconds: the least time between two updates of the progress. */
  progressInterval?: number
  /**
   * Receives chunks before the output: the listener given when the run began; late chunks are dropped, as answers are.
   */
  onChunk?: ((chunk: Chunk) => void) | undefined
}

/**
 * Runs an operation whenever its input changes. The latest input wins: its run starts after `delay` milliseconds of
 * quiet, the run before it is cancelled, and a late answer is dropped. Without an input nothing runs.
 */
export function useOperation<Op extends OperationRef>(
  operation: Op,
  input: InputOf<Op> | undefined,
  { delay = 150, holds = false, progressInterval = 0, onChunk }: Options<ChunkOf<Op>> = {},
): Running<OutputOf<Op>> {
  const tool = useToolId()
  const runner = usePreparedRunner(tool, operation)
  const stableInput = useStableValue(input)
  const [run, setRun] = useState<Run<OutputOf<Op>>>({ state: 'idle' })
  const [round, setRound] = useState(0)
  const cancelling = useRef<AbortController>(null)
  const again = useCallback(() => setRound((now) => now + 1), [])
  const cancel = useCallback(() => {
    cancelling.current?.abort()
    setRun((now) => (now.state === 'running' ? { state: 'cancelled', share: now.share, output: now.output } : now))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round repeats the run of the same input, a new listener does not
  useEffect(() => {
    if (stableInput === undefined) return setRun({ state: 'idle' })

    const controller = new AbortController()
    cancelling.current = controller
    const { signal } = controller
    const since = performance.now()
    const report = (next: (last: OutputOf<Op> | undefined) => Run<OutputOf<Op>>) => {
      if (!signal.aborted) setRun(({ output }) => next(output))
    }
    let drawn = -Infinity
    const progress = (share: number) => {
      if (performance.now() - drawn < progressInterval) return
      drawn = performance.now()
      report((output) => ({ state: 'running', share, since, output }))
    }
    const chunk = (given: ChunkOf<Op>) => {
      if (!signal.aborted) onChunk?.(given)
    }

    progress(0)
    runner.prepare(tool, operation)
    const timer = setTimeout(async () => {
      const start = performance.now()
      try {
        const output = await runner.run(tool, operation, stableInput, { signal, progress, chunk }, { holds })
        report(() => ({ state: 'done', milliseconds: performance.now() - start, output }))
      } catch (error) {
        report((output) => ({ state: 'failed', error: asError(error), output }))
      }
    }, delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [runner, tool, operation, stableInput, delay, holds, progressInterval, round])

  return { ...run, cancel, again }
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))
