import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentForm } from '../../document/document-form.ts'
import type { EditRequest } from '../../document/edit-request.ts'
import type { EditResult, OpenResult, Selection, SyntaxIssue } from '../../document/method-results.ts'
import { RemoteDocument, RequestError } from './remote-document.browser.ts'
import { useCondition } from './use-condition.ts'
import { type OpenedText, useDocumentEdit } from './use-document-edit.ts'
import type { Text } from './use-undo.ts'

/** The state of opening the document. */
export type Opening =
  | { state: 'closed' }
  | { state: 'running'; share: number; since: number; output: undefined; hasBefore: boolean }
  | { state: 'open' }
  | { state: 'refused'; issue: SyntaxIssue }
  | { state: 'cancelled' | 'unreadable' | 'broken' }

export interface RemoteDocumentState {
  opening: Opening
  remote: RemoteDocument
  /** Counts the changes of the document: answers for another count are stale. */
  version: number
  /** The form of the document; undefined until it has been opened. */
  form: DocumentForm | undefined
  /** How many rows the tree has. */
  rows: number
  /** The selected value. */
  selection: Selection
  /** The same, also before React renders again. */
  latestSelection: RefObject<Selection>
  select: (selection: Selection) => void
  setRows: (rows: number) => void
  /** Waits until the text as it is now has been opened, as far as it can be. */
  ready: () => Promise<void>
  /**
   * Edits the text through the document; returns the selection then, undefined where there was nothing to change.
   *
   * @throws RequestError where nothing was changed
   */
  edit: (request: EditRequest) => Promise<Selection | undefined>
  cancel: () => void
  again: () => void
}

interface RemoteDocumentOptions {
  text: Text
  /** The latest text, also before React renders again. */
  latest: RefObject<Text>
  isWanted: boolean
  onChange: (text: Text) => void
  /** Called when the worker crashed and the document was opened again. */
  onRestored: () => void
}

/** Opens a text as a document while a view needs it, and again whenever it was changed from elsewhere. */
export function useRemoteDocument({
  text,
  latest,
  isWanted,
  onChange,
  onRestored,
}: RemoteDocumentOptions): RemoteDocumentState {
  const [opening, setOpening] = useState<Opening>({ state: 'closed' })
  const [version, setVersion] = useState(0)
  const [form, setForm] = useState<DocumentForm>()
  const [rows, setRows] = useState(0)
  const [selection, setSpot] = useState<Selection>({ token: 0, row: 0 })
  const [round, setRound] = useState(0)
  // The text that the document holds, with its version; and the one that was opened last, with or without success.
  const held = useRef<OpenedText>(undefined)
  const tried = useRef<Text>(undefined)
  const isOpening = useRef(false)
  const attempt = useRef(0)
  const latestSelection = useRef(selection)
  const select = useCallback((next: Selection) => {
    latestSelection.current = next
    setSpot(next)
  }, [])
  const isWantedNow = useRef(isWanted)
  isWantedNow.current = isWanted
  const isReady = () => !isWantedNow.current || (tried.current === latest.current && !isOpening.current)
  const [wait, lookAgain] = useCondition(isReady)
  const ready = useCallback(async () => {
    // A text that came and went between two renders has triggered no effect.
    if (tried.current !== latest.current) setRound((now) => now + 1)
    await wait()
  }, [wait, latest])

  /** Adopts an opened text, if no other has been opened meanwhile. */
  const bring = useCallback(
    (brought: Text, answered: Promise<OpenResult>) => {
      const own = ++attempt.current
      held.current = undefined
      tried.current = brought
      isOpening.current = true
      const begun = { state: 'running' as const, share: 0, since: performance.now(), output: undefined }
      // Until the new document is there the last one stays in view.
      setOpening((now) => ({ ...begun, hasBefore: now.state === 'open' || (now.state === 'running' && now.hasBefore) }))
      const settle = (next: Opening) => {
        isOpening.current = false
        setOpening(next)
        lookAgain()
      }
      answered.then(
        (answer) => {
          if (own !== attempt.current) return
          setVersion((now) => now + 1)
          if ('issue' in answer) return settle({ state: 'refused', issue: answer.issue })
          held.current = { text: brought, version: answer.version }
          setRows(answer.rows)
          setForm(answer.form)
          select(answer.selection)
          settle({ state: 'open' })
        },
        (error) => own === attempt.current && settle({ state: stateAfter(error) }),
      )
    },
    [select, lookAgain],
  )

  const restored = useRef<Text>(undefined)
  const tellRestored = useRef(onRestored)
  tellRestored.current = onRestored
  const remote = useMemo(() => {
    const own: RemoteDocument = new RemoteDocument({
      progress: (share) => setOpening((now) => (now.state === 'running' ? { ...now, share } : now)),
      broke: () => {
        const last = held.current
        if (!last) return
        // A text that crashes the worker twice may do so for ever: then the user decides whether to retry.
        if (restored.current === last.text) return bring(last.text, Promise.reject(new RequestError('broken', 'Again')))
        restored.current = last.text
        bring(last.text, own.ask('restore', bytesOf(last.text), last.version, latestSelection.current.token))
        tellRestored.current()
      },
    })
    return own
  }, [bring])
  useEffect(() => () => remote.stop(), [remote])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round opens the same text again
  useEffect(() => {
    if (!isWanted) return lookAgain()
    // The rendered text may be the one before; the next one is on its way then.
    if (text !== latest.current || tried.current === text) return lookAgain()
    if (text !== '') return bring(text, remote.ask('open', bytesOf(text), latestSelection.current.token))
    attempt.current++
    isOpening.current = false
    held.current = undefined
    tried.current = text
    remote.stop()
    setOpening({ state: 'closed' })
    lookAgain()
  }, [text, latest, isWanted, remote, round, bring, lookAgain])

  const again = useCallback(() => {
    tried.current = undefined
    setRound((now) => now + 1)
  }, [])

  const took = useCallback(
    (text: Text, done: EditResult) => {
      held.current = { text, version: done.version }
      tried.current = text
      setVersion((now) => now + 1)
      setRows(done.rows)
      setForm(done.form)
      onChange(text)
    },
    [onChange],
  )
  const edit = useDocumentEdit({ remote, ready, held, latest, latestSelection, select, took, lost: again })

  return {
    opening,
    remote,
    version,
    form: opening.state === 'open' ? form : undefined,
    rows,
    selection,
    latestSelection,
    select,
    setRows,
    ready,
    edit,
    cancel: () => {
      held.current = undefined
      remote.stop()
    },
    again: () => {
      restored.current = undefined
      again()
    },
  }
}

const bytesOf = (text: Text): Blob => (typeof text === 'string' ? new Blob([text]) : text)

function stateAfter(error: unknown): 'cancelled' | 'unreadable' | 'broken' {
  const { reason } = Object(error) as Partial<RequestError>
  return reason === 'stopped' ? 'cancelled' : reason === 'unreadable' ? 'unreadable' : 'broken'
}
