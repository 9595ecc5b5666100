import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { WarningsButton } from '#ui/output/use-issue-link.tsx'
import type { Running } from '#ui/run/use-operation.ts'
import { useDocument } from '../document/document-context.tsx'
import { countNotes } from './count-notes.ts'
import { InvalidJsonActions } from './invalid-json-actions.tsx'
import { issuePositionOf } from './issue-position.ts'

/** At the end of the status line: the way to what is wrong, or to the first warning. */
export function FirstIssueLink({ run }: { run: Running<Record<string, unknown>> }) {
  const { show } = useDocument()
  if (run.state === 'failed') {
    const failed = issuePositionOf(run)
    return failed && <InvalidJsonActions place={failed} />
  }
  const place = warningPositionOf(run)
  const warnings = run.output?.['warnings']
  if (!place || !Array.isArray(warnings)) return null
  return <WarningsButton count={countNotes(warnings)} onPress={() => show({ place })} />
}

/** Where the first warning stands in the document. */
function warningPositionOf(run: Running<Record<string, unknown>>): CaretPosition | undefined {
  const { line, column } = Object(firstOf(run.output))
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined
}

const firstOf = (output: Record<string, unknown> | undefined): unknown => {
  const warnings = output?.['warnings']
  return Array.isArray(warnings) ? warnings[0] : undefined
}
