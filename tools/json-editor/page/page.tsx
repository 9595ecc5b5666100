import { IconLayoutColumns, IconLayoutRows } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { Bench } from '#ui/bench/bench.tsx'
import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { isTextField } from '#ui/commands/text-field.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { readStored, store } from '#ui/device/storage.ts'
import type { TextMark } from '#ui/editor/text-mark.ts'
import { useFailureMarks } from '#ui/editor/use-failure-marks.ts'
import { PaneStack } from '#ui/panes/pane.tsx'
import type { Run } from '#ui/run/use-operation.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { ComparedInputs } from './compare/compared-inputs.tsx'
import { DocumentProvider, useDocument } from './document/document-context.tsx'
import { useUndoKeys } from './document/use-undo-keys.ts'
import { DocumentPane } from './document-pane/document-pane.tsx'
import styles from './modes.module.css'
import { ApplyResult } from './results/apply-result.tsx'
import { FailureStrip } from './results/failure-strip.tsx'
import { FirstIssueLink } from './results/first-issue-link.tsx'
import { ResultLists } from './results/result-lists.tsx'
import type { PageTexts } from './texts.en.ts'

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

interface ModesProps {
  isWide: boolean
  /** Sets the width; left out where the width is fixed. */
  onWide: ((isWide: boolean) => void) | undefined
}

/** The choice of the view and of the operation. */
function Modes({ isWide, onWide }: ModesProps) {
  const words = usePageTexts<PageTexts>()
  const { operations, open, onOpen } = useTool()
  const texts = useToolTexts()
  const { view, setView, enqueue } = useDocument()
  const titles = texts.operations
  const short: Record<string, string> = words.short
  return (
    <>
      <Segments
        label={words.view}
        choices={(['text', 'tree', 'table', 'graph'] as const).map((value) => ({ value, label: words[value] }))}
        value={view}
        // Pending edits are applied before the text is shown.
        onChange={(next) => void enqueue(() => setView(next))}
      />
      <IconButton
        className={styles['width'] ?? ''}
        label={isWide ? words.beside : words.wide}
        disabled={!onWide}
        onClick={() => onWide?.(!isWide)}
      >
        {isWide ? <IconLayoutColumns size={18} stroke={1.75} /> : <IconLayoutRows size={18} stroke={1.75} />}
      </IconButton>
      <Spacer />
      <Segments
        label={words.operation}
        choices={Object.keys(operations).map((name) => ({
          value: name,
          label: short[name] ?? titles[name]?.title ?? name,
        }))}
        value={open}
        onChange={onOpen}
      />
    </>
  )
}
