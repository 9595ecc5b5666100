import { useCallback, useState } from 'react'
import type { InputOf, OutputOf } from '#kit/description.ts'
import type { OperationRef } from '#ui/run/runner.ts'
import { type Running, useOperation } from '#ui/run/use-operation.ts'
import { isHeld } from '#ui/text/held-text.ts'

/** In characters. A longer text waits longer for the end of typing. */
const longTyped = 200_000

export type RequestedRun<Output> = Running<Output> & { runNow: () => void }

/**
 * Runs an operation whenever its input changes, if that is complete; else only on request, and then the operation says
 * what is missing. Without an input nothing runs.
 */
export function useRequestedRun<Op extends OperationRef>(
  operation: Op,
  input: InputOf<Op> | undefined,
  isComplete: boolean,
): RequestedRun<OutputOf<Op>> {
  const [asked, setAsked] = useState<string>()
  const text: unknown = Object(input).text
  const isLong = isHeld(text) || (typeof text === 'string' && text.length > longTyped)
  // Without a text the rest is short.
  const key = isComplete ? undefined : JSON.stringify({ ...Object(input), text: '' })
  const isWanted = isComplete || (key !== undefined && asked === key)
  const run = useOperation(operation, isWanted ? input : undefined, { delay: isLong ? 400 : 150 })
  const { again } = run
  const runNow = useCallback(() => {
    setAsked(key)
    again()
  }, [key, again])
  return { ...run, runNow }
}
