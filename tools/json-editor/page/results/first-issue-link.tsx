import { type ReactNode, useMemo } from 'react'
import { looksLikeNdjson } from '#lib/json/lines.ts'
import { Button } from '#ui/controls/button.tsx'
import { Warnings } from '#ui/output/warnings.tsx'
import type { Running } from '#ui/run/use-operation.ts'
import { isHeld, useHead } from '#ui/text/held-text.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useDocument } from '../document/document-context.tsx'
import type { PageTexts } from '../texts.en.ts'
import { countNotes } from './count-notes.ts'
import styles from './first-issue-link.module.css'
import { InvalidJsonActions } from './invalid-json-actions.tsx'
import { issuePositionOf } from './issue-position.ts'
import { ResultList } from './result-lists.tsx'

/** The end of the status line: the form of the document, a link to the first issue, or the warnings. */
export function FirstIssueLink(props: { run: Running<Record<string, unknown>> }) {
  return (
    <LinesNote>
      <Issues {...props} />
    </LinesNote>
  )
}

/** In UTF-16 units: the beginning of a text, which shows whether it is NDJSON. */
const maxHeadLength = 80_000

/** Says that the document is NDJSON, with a button to convert it to an array and back, before the other notes. */
function LinesNote({ children }: { children: ReactNode }) {
  const words = usePageTexts<PageTexts>()
  const { open } = useTool()
  const { text, wasLines, convert } = useDocument()
  const held = useHead(isHeld(text) ? text : undefined)
  const head = typeof text === 'string' ? text.slice(0, maxHeadLength) : held
  const areLines = useMemo(() => looksLikeNdjson(head), [head])
  const isList = wasLines && /^\s*\[/.test(head)
  if (!areLines && !isList) return children
  return (
    <span className={styles['note']}>
      {areLines && <span title={words.linesHelp}>{words.lines}</span>}
      {/* Not while two documents are compared: it would be unclear which one is meant. */}
      {open !== 'compare' && (
        <Button size="small" onClick={() => convert(areLines ? 'toArray' : 'toLines')}>
          {areLines ? words.toArray : words.toLines}
        </Button>
      )}
      {children}
    </span>
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
