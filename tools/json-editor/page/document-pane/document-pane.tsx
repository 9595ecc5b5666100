import { IconArrowBackUp, IconArrowForwardUp, IconSchema } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { fill } from '#kit/sentence.ts'
import { ariaKeys } from '#ui/commands/aria-keys.ts'
import { useCommand } from '#ui/commands/use-command.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { storedOf, useStored } from '#ui/device/stored.ts'
import type { EditorAddition } from '#ui/editor/editor-addition.ts'
import type { TextMark } from '#ui/editor/text-mark.ts'
import { TextPane } from '#ui/editor/text-pane.tsx'
import type { PaneProps } from '#ui/panes/pane-props.ts'
import { useIsSlow } from '#ui/run/use-is-slow.ts'
import { isHeld } from '#ui/text/held-text.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { errors } from '../../errors.ts'
import { useDocument } from '../document/document-context.tsx'
import type { SchemaAssist } from '../document/schema-assist.ts'
import type { Opening } from '../document/use-remote-document.ts'
import { useUndoKeys } from '../document/use-undo-keys.ts'
import { InvalidJsonActions } from '../results/invalid-json-actions.tsx'
import type { DocumentLook } from '../text/draw-document.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './document-pane.module.css'

// Loaded with the first document that is shown so; a page opens with an empty text.
const views = {
  tree: lazy(() => import('../tree/tree-view.tsx')),
  table: lazy(() => import('../table/table-view.tsx')),
  graph: lazy(() => import('../graph/graph-view.tsx')),
}
const PartEditor = lazy(() => import('../text/part-editor.tsx'))

// Loaded with the first schema that is attached.
const SchemaStrip = lazy(() => import('../schema/schema-strip.tsx'))

/** Whether the schema is used while the document is edited; it stays so on this device. */
const schemaSwitch = storedOf('view:json-editor-schema', (stored) => stored === true)

interface DocumentPaneProps extends PaneProps {
  /** What is marked in the text. */
  marks: readonly TextMark[]
  /** Takes the second of several files that were dropped. */
  onSecondFile?: (file: File) => void
  /** The content below the document. */
  foot?: ReactNode
}

/** The document as text, tree, table or graph, with one undo history for all. */
export function DocumentPane({ marks, foot, ...props }: DocumentPaneProps) {
  const words = usePageTexts<PageTexts>()
  const { text, change, undo, view, remoteState, go, enqueue, notice, assist, setAssist } = useDocument()
  const { opening } = remoteState
  const isAttached = useStored(schemaSwitch)
  const toggleSchema = () => schemaSwitch.update((now) => !now)
  const addition = useMemo(() => documentAddition(marks, assist), [marks, assist])
  // Undoes before the editor does, which knows only what was typed in it. A small field has an undo of its own.
  const press = useUndoKeys(isSmallField)

  const isShown = opening.state === 'open' || (opening.state === 'running' && opening.hasBefore)
  const DocumentView = view !== 'text' && views[view]
  const body =
    view === 'text' ? (
      isHeld(text) && (
        <Suspense>
          <PartEditor text={text} />
        </Suspense>
      )
    ) : (
      <>
        <OpeningState opening={opening} />
        {notice && (
          <p className={styles['state']} data-kind="danger">
            {notice}
          </p>
        )}
        {isShown && DocumentView && (
          <Suspense>
            <DocumentView />
          </Suspense>
        )}
      </>
    )

  return (
    <div style={{ display: 'contents' }} onKeyDownCapture={press}>
      <TextPane
        {...props}
        value={text}
        go={go}
        hasDivider={false}
        addition={addition}
        onChange={(value) => {
          const next = typeof value === 'string' || value instanceof Blob ? value : ''
          if (view === 'text') change(next)
          // Pending edits are applied before another document replaces this one.
          else void enqueue(() => change(next))
        }}
        foot={
          <>
            {foot}
            {isAttached && (
              <Suspense>
                <SchemaStrip onAssist={setAssist} onDetach={toggleSchema} />
              </Suspense>
            )}
          </>
        }
        tools={
          <>
            <IconButton label={words.undo} disabled={!undo.canUndo} onClick={undo.undo}>
              <IconArrowBackUp size={18} stroke={1.75} />
            </IconButton>
            <IconButton label={words.redo} disabled={!undo.canRedo} onClick={undo.redo}>
              <IconArrowForwardUp size={18} stroke={1.75} />
            </IconButton>
            <IconButton
              className={styles['schema'] ?? ''}
              label={words.schema}
              aria-pressed={isAttached}
              onClick={toggleSchema}
            >
              <IconSchema size={18} stroke={1.75} />
            </IconButton>
          </>
        }
      >
        {text !== '' && body}
      </TextPane>
    </div>
  )
}

const isSmallField = (target: EventTarget): boolean => target instanceof HTMLInputElement

/** Why no tree, table or graph is shown: the document is still opening, was stopped, or is no JSON. */
function OpeningState({ opening }: { opening: Opening }) {
  const { remoteState } = useDocument()
  const words = usePageTexts<PageTexts>()
  useCommand('cancel', opening.state === 'running' ? remoteState.cancel : undefined)
  if (opening.state === 'running') return <Running opening={opening} onCancel={remoteState.cancel} />
  if (opening.state === 'refused') return <Refused {...opening.issue} />
  if (opening.state === 'open' || opening.state === 'closed') return null
  const sentence = { cancelled: words.cancelled, unreadable: words.unreadable, broken: words.notOpened }[opening.state]
  return (
    <p className={styles['state']} data-kind={opening.state === 'cancelled' ? undefined : 'danger'}>
      <span role="alert">{sentence}</span>
      <Button size="small" onClick={remoteState.again}>
        {words.again}
      </Button>
    </p>
  )
}

function Running({ opening, onCancel }: { opening: Extract<Opening, { state: 'running' }>; onCancel: () => void }) {
  const words = usePageTexts<PageTexts>()
  if (!useIsSlow(opening)) return null
  return (
    <p className={styles['state']}>
      {fill(words.opening, { percent: Math.round(opening.share * 100) })}
      <Button size="small" onClick={onCancel} aria-keyshortcuts={ariaKeys('cancel')}>
        {words.cancel}
      </Button>
    </p>
  )
}

function Refused({ position: place, ...failure }: Extract<Opening, { state: 'refused' }>['issue']) {
  const sentence = useSentence()
  return (
    <p className={styles['state']} data-kind="danger">
      <span role="alert">{sentence(errors.invalid({ side: '', ...place, ...failure }))}</span>
      <InvalidJsonActions place={place} />
    </p>
  )
}

/** The editor extension for marks in the document and for an attached schema. */
const documentAddition = (
  marks: readonly TextMark[],
  assist: SchemaAssist | undefined,
): EditorAddition<DocumentLook> => ({
  load,
  state: { marks, assist },
  isNeeded: marks.length > 0 || assist !== undefined,
})

const load = async () => (await import('../text/draw-document.ts')).drawDocument
