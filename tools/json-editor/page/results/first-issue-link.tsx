import { fill } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { Button } from '#ui/controls/button.tsx'
import { formatCount } from '#ui/editor/measure-text.ts'
import { usePageTexts } from '#ui/frame/tool.ts'
import type { Running } from '#ui/run/use-operation.ts'
import { useDocument } from '../document/document-context.tsx'
import type { PageTexts } from '../texts.en.ts'
import { countNotes } from './count-notes.ts'
import { InvalidJsonActions } from './invalid-json-actions.tsx'

/** At the end of the status line: the way to what is wrong, or to the first warning. */
export function FirstIssueLink({ run }: { run: Running<Record<string, unknown>> }) {
  const words = usePageTexts<PageTexts>()
  const { show } = useDocument()
  const place = placeOf(run)
  if (place && run.state === 'failed') return <InvalidJsonActions place={place} />
  const warnings = run.output?.['warnings']
  if (!place || !Array.isArray(warnings)) return null
  const count = countNotes(warnings)
  return (
    <Button size="small" onClick={() => show({ place })}>
      {count === 1 ? words.warning : fill(words.warnings, { count: formatCount(count) })}
    </Button>
  )
}

/** Where the failure or the first warning stands in the document; not in a schema or in the right one of two. */
function placeOf(run: Running<Record<string, unknown>>): { line: number; column: number } | undefined {
  const { line, column } = Object(run.state === 'failed' ? issueIn(run.error) : firstOf(run.output))
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined
}

const issueIn = (error: Error): unknown =>
  error instanceof ToolError && error.code === 'invalid' && !String(error.params['side']).includes('right')
    ? error.params
    : undefined

const firstOf = (output: Record<string, unknown> | undefined): unknown => {
  const warnings = output?.['warnings']
  return Array.isArray(warnings) ? warnings[0] : undefined
}
