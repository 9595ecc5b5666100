import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { formatCount } from '#ui/editor/measure-text.ts'
import { usePageTexts } from '#ui/frame/tool.ts'
import type { Running } from '#ui/run/use-operation.ts'
import { useDocument } from '../document/document-context.tsx'
import type { PageTexts } from '../texts.en.ts'
import { countNotes } from './count-notes.ts'
import { InvalidJsonActions } from './invalid-json-actions.tsx'
import { issuePositionOf } from './issue-position.ts'

/** At the end of the status line: the way to what is wrong, or to the first warning. */
export function FirstIssueLink({ run }: { run: Running<Record<string, unknown>> }) {
  const words = usePageTexts<PageTexts>()
  const { show } = useDocument()
  if (run.state === 'failed') {
    const failed = issuePositionOf(run)
    return failed && <InvalidJsonActions place={failed} />
  }
  const place = warningPositionOf(run)
  const warnings = run.output?.['warnings']
  if (!place || !Array.isArray(warnings)) return null
  const count = countNotes(warnings)
  return (
    <Button size="small" onClick={() => show({ place })}>
      {count === 1 ? words.warning : fill(words.warnings, { count: formatCount(count) })}
    </Button>
  )
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
