import { Warnings } from '#ui/output/warnings.tsx'
import type { Running } from '#ui/run/use-operation.ts'
import { countNotes } from './count-notes.ts'
import { InvalidJsonActions } from './invalid-json-actions.tsx'
import { issuePositionOf } from './issue-position.ts'
import { LinesNote } from './lines-note.tsx'
import { ResultList } from './result-lists.tsx'

/** At the end of the status line: what the document is, the way to what is wrong, or what is warned of. */
export function FirstIssueLink(props: { run: Running<Record<string, unknown>> }) {
  return (
    <LinesNote>
      <Issues {...props} />
    </LinesNote>
  )
}

function Issues({ run }: { run: Running<Record<string, unknown>> }) {
  if (run.state === 'failed') {
    const failed = issuePositionOf(run)
    return failed && <InvalidJsonActions place={failed} />
  }
  const warnings = run.output?.['warnings']
  if (!Array.isArray(warnings) || warnings.length === 0) return null
  return (
    <Warnings count={countNotes(warnings)}>
      <ResultList name="warnings" entries={warnings} />
    </Warnings>
  )
}
