import { useMemo } from 'react'
import { ToolError } from '#kit/tool-error.ts'
import { lineColumnIn } from '#lib/text/line-columns-in.ts'
import type { Run } from '../run/use-operation.ts'
import type { TextMark } from './text-mark.ts'

const none: readonly TextMark[] = []

/**
 * Marks the position of a run's error: its `line` and `column`, or its `position`, which
 * counts from 1.
 *
 * @param isMeant whether the error is about this text
 */
export function useFailureMarks(run: Run<unknown>, text: unknown, isMeant: boolean): readonly TextMark[] {
  const error = isMeant && run.state === 'failed' ? run.error : undefined
  // The mark belongs to the failed text; typing since then has moved it along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each error
  return useMemo(() => {
    if (!(error instanceof ToolError) || typeof text !== 'string') return none
    const { line, column, position } = error.params
    if (typeof line === 'number' && typeof column === 'number') return [{ from: { line, column }, kind: 'bad' }]
    return typeof position === 'number' ? [{ from: lineColumnIn(text, position - 1), kind: 'bad' }] : none
  }, [error])
}
