import { ToolError } from '#kit/tool-error.ts'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import type { Run } from '#ui/run/use-operation.ts'

/** The position of a failure in the document; undefined for one in a schema or in the right one of two. */
export function issuePositionOf(run: Run<unknown>): CaretPosition | undefined {
  if (run.state !== 'failed' || !isInvalid(run.error) || isErrorOfRight(run.error)) return undefined
  const { line, column } = run.error.params
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined
}

/** Tells whether the right one of two documents is the invalid one. */
export const isErrorOfRight = (error: Error): boolean =>
  isInvalid(error) && String(error.params['side']).includes('right')

const isInvalid = (error: Error): error is ToolError => error instanceof ToolError && error.code === 'invalid'
