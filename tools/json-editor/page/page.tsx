import { useEffect, useMemo, useState } from 'react'
import { Bench } from '#ui/bench/bench.tsx'
import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { isTextField } from '#ui/commands/text-field.ts'
import { readStored, store } from '#ui/device/storage.ts'
import type { TextMark } from '#ui/editor/text-mark.ts'
import { useFailureMarks } from '#ui/editor/use-failure-marks.ts'
import { PaneStack } from '#ui/panes/pane.tsx'
import type { Run } from '#ui/run/use-operation.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import { ComparedInputs } from './compare/compared-inputs.tsx'
import { DocumentProvider, useDocument } from './document/document-context.tsx'
import { useUndoKeys } from './document/use-undo-keys.ts'
import { DocumentPane } from './document-pane/document-pane.tsx'
import { Modes } from './modes.tsx'
import { ApplyResult } from './results/apply-result.tsx'
import { FailureStrip } from './results/failure-strip.tsx'
import { FirstIssueLink } from './results/first-issue-link.tsx'
import { ResultLists } from './results/result-lists.tsx'

/** One document in four views, and the operations on it. */
export default function JsonEditorPage() {
  return (
    <DocumentProvider>
      <JsonBench />
    </DocumentProvider>
  )
}

const parts = { InputPane: JsonInputs, FactList: ResultLists, Remark: FirstIssueLink, PaneDivider: ApplyResult }

/** The document beside the result, or above it. */
function JsonBench() {
  const { id, open } = useTool()
  const { view } = useDocument()
  const [wide, setWide] = useState<boolean>()
  // Two documents and a table need the width; the others share it, unless somebody has chosen.
  const isCompare = open === 'compare'
  const isWide = isCompare || (wide ?? view === 'table')
  const press = useUndoKeys(isTextField)

  useEffect(() => {
    const kept = readStored('local', `wide:${id}`)
    if (typeof kept === 'boolean') setWide(kept)
  }, [id])

  return (
    // Undo and redo keys work wherever the focus is.
    <div style={{ display: 'contents' }} onKeyDownCapture={press}>
      <Bench
        parts={parts}
        isStacked={isWide}
        modes={
          <Modes
            isWide={isWide}
            onWide={
              isCompare
                ? undefined
                : (chosen) => {
                    setWide(chosen)
                    store('local', `wide:${id}`, chosen)
                  }
            }
          />
        }
      />
    </div>
  )
}

/** The input of an operation: the document first, in its current view, then the other fields. */
function JsonInputs(props: InputPaneProps) {
  const { open } = useTool()
  return open === 'compare' ? <ComparedInputs {...props} /> : <DocumentInputs {...props} />
}

function DocumentInputs({ fields, ...props }: InputPaneProps) {
  const words = useToolTexts().input
  const [[name, schema] = ['', {}], ...others] = fields
  const { run, issues, values } = props
  const isBad = run.state === 'failed' && !Object.keys(issues).some((issue) => issue !== name)
  const marks = useDocumentMarks(run, isBad)
  return (
    <PaneStack>
      <DocumentPane
        name={name}
        text={words[name] ?? { label: name, help: '' }}
        mediaType={schema.contentMediaType ?? ''}
        value={values[name]}
        isFirst
        isBad={isBad}
        marks={marks}
        foot={isBad && <FailureStrip run={run} />}
        onChange={() => {}}
      />
      {others.length > 0 && <InputPane fields={others} {...props} isFollowing />}
    </PaneStack>
  )
}

/** The most errors that are marked; the list below the result has more. */
const maxMarks = 200

/** Marks the syntax error in the document, or the errors of a validation. */
function useDocumentMarks(run: Run<unknown>, isBad: boolean): readonly TextMark[] {
  const failure = useFailureMarks(run, '', isBad)
  const { errors } = Object(run.state === 'done' ? run.output : undefined)
  const marks = useMemo(() => (Array.isArray(errors) ? errors.slice(0, maxMarks).map(markOf) : []), [errors])
  return failure.length > 0 ? failure : marks
}

const markOf = ({ line, column }: { line: number; column: number }): TextMark => ({
  from: { line, column },
  kind: 'bad',
})
