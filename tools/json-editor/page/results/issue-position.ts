import { ToolError } from '#kit/tool-error.ts'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import type { Run } from '#ui/run/use-operation.ts'

/** Says where a failure stands in the document; not in a schema or in the right one of two. */
export function issuePositionOf(run: Run<unknown>): CaretPosition | undefined {
  if (run.state !== 'failed' || !isInvalid(run.error) || isAboutRight(run.error)) return undefined
  const { line, column } = run.error.params
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined
}

/** Says whether it is the right one of two documents that is no JSON. */
export const isAboutRight = (error: Error): boolean =>
  isInvalid(error) && String(error.params['side']).includes('right')

const isInvalid = (error: Error): error is ToolError => error instanceof ToolError && error.code === 'invalid'
