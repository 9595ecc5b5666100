import { fill } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/language.ts'
import { thin } from '#ui/measure-text.ts'
import { useTool } from '#ui/tool.ts'
import type { Running } from '#ui/use-operation.ts'
import { countNotes } from './count-notes.ts'
import { useDocument } from './document-context.tsx'
import { words } from './words.ts'

/** At the end of the status line: the way to what is wrong, or to the first warning. */
export function JsonRemark({ run }: { run: Running<Record<string, unknown>> }) {
  const said = useTexts(words)
  const { onOpen, open } = useTool()
  const { show, setView } = useDocument()
  const place = placeOf(run)
  if (place && run.state === 'failed') {
    return (
      <>
        <Button
          size="small"
          onClick={() => {
            // No other view can show it.
            setView('text')
            show({ place })
          }}
        >
          {said.goThere}
        </Button>{' '}
        {open !== 'repair' && open !== 'compare' && (
          <Button size="small" onClick={() => onOpen('repair')}>
            {said.repair}
          </Button>
        )}
      </>
    )
  }
  const warnings = run.output?.['warnings']
  if (!place || !Array.isArray(warnings)) return null
  const count = countNotes(warnings)
  return (
    <Button size="small" onClick={() => show({ place })}>
      {count === 1 ? said.warning : fill(said.warnings, { count: thin(count) })}
    </Button>
  )
}

/** Where the failure or the first warning stands. */
function placeOf(run: Running<Record<string, unknown>>): { line: number; column: number } | undefined {
  const found =
    run.state === 'failed' ? (run.error instanceof ToolError ? run.error.params : undefined) : firstOf(run.output)
  const { line, column } = (found ?? {}) as { line?: unknown; column?: unknown }
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined
}

const firstOf = (output: Record<string, unknown> | undefined): unknown => {
  const warnings = output?.['warnings']
  return Array.isArray(warnings) ? warnings[0] : undefined
}
